/** A marketplace of crafts that words its mails as most do, in twenty languages: one sentence with the code, how long it lives, and whom to tell it; and its notices. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<table width="600" align="center"><tr><td style="font:bold 20px Nunito">${subject}</td></tr><tr><td style="font:15px/24px Nunito">${body
    .split('\n')
    .map((line) =>
      /^[0-9 ]+$/.test(line)
        ? `<div style="font:bold 30px monospace;background:#eef;padding:14px;text-align:center">${line}</div>`
        : line,
    )
    .join('<br>')}</td></tr><tr><td style="font:11px Nunito;color:#888">Quill &amp; Crate Ltd, 77 Loom Street</td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Your Quill & Crate verification code',
          'Please use this code to finish setting up your shop:\n#\nIt expires after 30 minutes. Nobody of ours asks for it by phone.',
          '604182',
        ],
      ]),
      ...withCodes('de', [
        [
          'Ihr Bestätigungscode für Quill & Crate',
          'Mit diesem Code schließen Sie die Einrichtung Ihres Ladens ab:\n#\nEr läuft nach 30 Minuten ab. Geben Sie ihn nicht weiter.',
          '318540',
        ],
      ]),
      ...withCodes('fr', [
        [
          'Votre code de vérification Quill & Crate',
          'Utilisez ce code pour terminer la création de votre boutique :\n#\nIl est périmé après 30 minutes. Ne le partagez pas.',
          '907264',
        ],
      ]),
      ...withCodes('es', [
        [
          'Tu código de verificación de Quill & Crate',
          'Usa este código para terminar de crear tu tienda:\n#\nCaduca a los 30 minutos. No lo compartas.',
          '552018',
        ],
      ]),
      ...withCodes('it', [
        [
          'Il tuo codice di verifica Quill & Crate',
          'Usa questo codice per completare la creazione del negozio:\n#\nScade dopo 30 minuti. Non condividerlo.',
          '846037',
        ],
      ]),
      ...withCodes('pt', [
        [
          'O seu código de verificação Quill & Crate',
          'Use este código para concluir a criação da sua loja:\n#\nExpira ao fim de 30 minutos. Não o partilhe.',
          '193605',
        ],
      ]),
      ...withCodes('nl', [
        [
          'Je verificatiecode van Quill & Crate',
          'Gebruik deze code om je winkel verder in te richten:\n#\nDe code verloopt na 30 minuten. Deel hem met niemand.',
          '470158',
        ],
      ]),
      ...withCodes('sv', [
        [
          'Din verifieringskod från Quill & Crate',
          'Använd koden för att göra klart din butik:\n#\nDen slutar gälla efter 30 minuter. Dela den inte.',
          '261794',
        ],
      ]),
      ...withCodes('da', [
        [
          'Din bekræftelseskode fra Quill & Crate',
          'Brug koden til at gøre din butik færdig:\n#\nDen udløber efter 30 minutter. Del den ikke.',
          '735029',
        ],
      ]),
      ...withCodes('fi', [
        [
          'Quill & Crate -vahvistuskoodisi',
          'Viimeistele kauppasi tällä koodilla:\n#\nKoodi vanhenee 30 minuutissa. Älä jaa sitä.',
          '582916',
        ],
      ]),
      ...withCodes('pl', [
        [
          'Twój kod weryfikacyjny Quill & Crate',
          'Użyj tego kodu, aby dokończyć zakładanie sklepu:\n#\nWygasa po 30 minutach. Nie udostępniaj go.',
          '640371',
        ],
      ]),
      ...withCodes('cs', [
        [
          'Váš ověřovací kód Quill & Crate',
          'Tímto kódem dokončíte založení obchodu:\n#\nPlatnost vyprší za 30 minut. Nesdílejte ho.',
          '128845',
        ],
      ]),
      ...withCodes('hu', [
        [
          'Az Ön Quill & Crate ellenőrző kódja',
          'Ezzel a kóddal fejezheti be a bolt létrehozását:\n#\n30 perc múlva lejár. Ne ossza meg.',
          '417093',
        ],
      ]),
      ...withCodes('uk', [
        [
          'Ваш код підтвердження Quill & Crate',
          'Цим кодом завершіть створення крамниці:\n#\nВін спливе за 30 хвилин. Не передавайте його нікому.',
          '869504',
        ],
      ]),
      ...withCodes('el', [
        [
          'Ο κωδικός επαλήθευσης Quill & Crate',
          'Με αυτόν τον κωδικό ολοκληρώνετε το κατάστημά σας:\n#\nΛήγει σε 30 λεπτά. Μην τον μοιραστείτε.',
          '305762',
        ],
      ]),
      ...withCodes('tr', [
        [
          'Quill & Crate doğrulama kodunuz',
          'Dükkânınızı kurmayı bu kodla tamamlayın:\n#\nKod 30 dakika sonra geçersiz olur. Kimseyle paylaşmayın.',
          '974186',
        ],
      ]),
      ...withCodes('he', [
        [
          'קוד האימות שלך ל-Quill & Crate',
          'השתמשו בקוד הזה כדי להשלים את הקמת החנות:\n#\nהקוד יפוג בעוד 30 דקות. אל תשתפו אותו.',
          '251630',
        ],
      ]),
      ...withCodes('fa', [
        [
          'کد تأیید Quill & Crate شما',
          'با این کد ساخت فروشگاهتان را تمام کنید:\n#\nپس از ۳۰ دقیقه منقضی می‌شود. آن را به کسی ندهید.',
          '718054',
        ],
      ]),
      ...withCodes('ko', [
        [
          'Quill & Crate 인증 코드',
          '이 코드로 가게 만들기를 마치세요.\n#\n30분 뒤 만료됩니다. 다른 사람에게 알려 주지 마세요.',
          '632907',
        ],
      ]),
      ...withCodes('zh-Hans', [
        ['您的 Quill & Crate 验证码', '请用此验证码完成开店：\n#\n30分钟后失效，请勿告诉他人。', '490815'],
      ]),
      ...withoutCodes('en', [
        ['A crate has been sold', 'Order 20418: one basket, 44.00. Ship it by Friday with label QC0044118.'],
        ['Your payout', '118.40 is on its way to the account ending 0377. Payout number 7703118.'],
      ]),
      ...withoutCodes('de', [['Eine Kiste ist verkauft', 'Bestellung 20418: ein Korb, 44,00 €. Versand bis Freitag.']]),
      ...withoutCodes('fr', [['Une caisse est vendue', 'Commande 20418 : un panier, 44,00 €.']]),
      ...withoutCodes('pl', [['Sprzedano skrzynię', 'Zamówienie 20418: kosz, 44,00 zł.']]),
      ...withoutCodes('tr', [['Bir sandık satıldı', 'Sipariş 20418: bir sepet, 440 TL.']]),
      ...withoutCodes('ko', [['상자가 팔렸습니다', '주문 20418: 바구니 하나, 44,000원.']]),
    ],
    layout,
  );
}
