/** An airline in English, French, Portuguese, Greek and Japanese: profiles that ask for proof, and bookings, gates, seats and vouchers all around it. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<table width="640"><tr><td bgcolor="#003b5c"><font color="white" size="5">CORMORANT</font></td></tr><tr><td><h3>${subject}</h3>${body
    .split('\n')
    .map((line) => `<div style="margin:12px 0">${line}</div>`)
    .join(
      '',
    )}</td></tr><tr><td><font size="1">Cormorant Air S.A., Calle del Puerto 118, 07012 Palma. CIF A07741820. Flights are operated under AOC ES.AOC.044.</font></td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Your profile needs a second look',
          'A browser in Oslo gave the right password for profile CO 7703 118.\nBefore we show it your passport data, it has to give this too:\n<span style="font-size:28px">#</span>\nWe hold the session for 8 minutes.',
          '381047',
        ],
        [
          'Change of your e-mail',
          'From now on we would write to robin@postroom.localhost. Tell us you can read this by putting <span style="font-size:28px">#</span> in the last box of the profile page.',
          '560294',
        ],
        [
          'Using 20,000 miles',
          'You are about to spend 20,000 miles on CO 417 to Porto. The miles leave once <span style="font-size:28px">#</span> is on the payment page.',
          '7186',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Votre profil demande un second regard',
          'Un navigateur à Oslo a donné le bon mot de passe du profil CO 7703 118.\nIl lui faut encore ceci :\n<span style="font-size:28px">#</span>\nNous gardons la session 8 minutes.',
          '942703',
        ],
      ]),
      ...withCodes('pt', [
        [
          'O seu perfil pede uma segunda prova',
          'Um navegador em Oslo deu a palavra-passe certa do perfil CO 7703 118.\nFalta-lhe ainda isto:\n<span style="font-size:28px">#</span>\nGuardamos a sessão 8 minutos.',
          '617520',
        ],
      ]),
      ...withCodes('el', [
        [
          'Το προφίλ σας θέλει δεύτερη ματιά',
          'Ένα πρόγραμμα στο Όσλο έδωσε τον σωστό κωδικό του προφίλ CO 7703 118.\nΤου λείπει ακόμη αυτό:\n<span style="font-size:28px">#</span>\nΚρατάμε τη συνεδρία 8 λεπτά.',
          '250389',
        ],
      ]),
      ...withCodes('ja', [
        [
          'プロフィールの再確認',
          'オスロのブラウザから、プロフィールCO 7703 118の正しいパスワードが入力されました。\nあと一つ、こちらが要ります。\n<span style="font-size:28px">#</span>\n8分間お待ちします。',
          '803914',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Ready to fly: CO 417 to Porto',
          'Booking reference:\n<span style="font-size:28px">QK7RTM</span>\nSeat 14A, gate B22, boarding 09:05. Bag tag 0377 118402.',
        ],
        [
          'Sorry for the wait',
          'CO 417 left 77 minutes late. Here is 40 euros for next time:\n<span style="font-size:28px">CO-SORRY-7K3Q</span>\nEnter it under Vouchers before 31 December.',
        ],
        [
          'Security token used',
          'Profile CO 7703 118 was opened from Oslo at 18:40; 381047 was given. Not you? Ring +34 971 555 018.',
        ],
        ['Lounge wifi', 'Network CORMORANT, today’s word is\n<span style="font-size:28px">sealion44</span>\nEnjoy the quiet.'],
        ['Miles statement', '20,418 miles, tier Silver, number 7703118. 14 flights this year.'],
      ]),
      ...withoutCodes('fr', [
        [
          'Prêt à voler : CO 417 pour Porto',
          'Référence de réservation :\n<span style="font-size:28px">QK7RTM</span>\nSiège 14A, porte B22.',
        ],
      ]),
      ...withoutCodes('pt', [
        [
          'Pronto a voar: CO 417 para o Porto',
          'Referência da reserva:\n<span style="font-size:28px">QK7RTM</span>\nLugar 14A, porta B22.',
        ],
      ]),
      ...withoutCodes('el', [
        [
          'Έτοιμοι για πτήση: CO 417 για Πόρτο',
          'Αριθμός κράτησης:\n<span style="font-size:28px">QK7RTM</span>\nΘέση 14A, πύλη B22.',
        ],
      ]),
      ...withoutCodes('ja', [
        [
          'ご搭乗の準備ができました CO417 ポルト行き',
          'ご予約記号：\n<span style="font-size:28px">QK7RTM</span>\n座席14A、搭乗口B22。',
        ],
      ]),
    ],
    layout,
  );
}
