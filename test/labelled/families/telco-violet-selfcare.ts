/** A telephone company’s self-care in English, Spanish, Italian, Polish and Romanian: SIM swaps, top-ups and bills, each mail with a long foot of numbers. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body, subject }: Draft) => ({
  html: `<div style="max-width:600px;margin:auto;font-family:Arial"><div style="background:#5a2d82;color:#fff;padding:20px;font-size:22px">${subject}</div><div style="padding:20px">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join(
      '',
    )}</div><div style="font-size:11px;color:#777">Violet Mobile plc, 118 Quayside, Bristol BS1 4TR. Registered 07741820. VAT GB 377 2204 18. Help: dial 44188 from your Violet phone or 0330 496 0118.</div></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Moving your number to an eSIM',
          'Hi Robin, a request came in to move 07700 900 417 to an eSIM on a Pebble 12.\nIf you started this, finish it on that handset: when My Violet pauses, tap in <b>#</b>.\nThe pause lasts 12 minutes, and then it all starts over.',
          '640815',
        ],
        [
          'Signing you in on the web',
          'Use the web page you left open and supply <b>#</b> where it says Emailed to you.\nWe sent this at 18:40 to r***n@postroom.localhost. Later requests make it useless.',
          '29073',
        ],
        [
          'New direct debit',
          'From June we would collect from the account ending 0377, sort code 20-44-18. Happy with that? My Violet needs <b>#</b> to set it going.',
          '718264',
        ],
      ]),
      ...withCodes('es', [
        [
          'Pasar su línea a eSIM',
          'Hola, Robin: alguien ha pedido pasar el 600 555 018 a una eSIM.\nSi ha sido usted, termínelo en ese teléfono: cuando Mi Violet se detenga, teclee <b>#</b>.\nTiene 12 minutos.',
          '530716',
        ],
      ]),
      ...withCodes('it', [
        [
          'Passaggio alla eSIM',
          'Ciao Robin, è arrivata la richiesta di passare il 320 555 0182 a una eSIM.\nSe è tua, concludila su quel telefono: quando Mio Violet si ferma, batti <b>#</b>.\nHai 12 minuti.',
          '864203',
        ],
      ]),
      ...withCodes('pl', [
        [
          'Przejście na eSIM',
          'Dzień dobry, wpłynęła prośba o przeniesienie numeru 600 555 018 na eSIM.\nJeśli to Pan, proszę dokończyć na tamtym telefonie: gdy Mój Violet się zatrzyma, wystukać <b>#</b>.\nMa Pan 12 minut.',
          '197540',
        ],
      ]),
      ...withCodes('ro', [
        [
          'Trecerea pe eSIM',
          'Bună, Robin, a venit o cerere de a muta 0720 555 018 pe eSIM.\nDacă e a ta, termin-o pe acel telefon: când Violetul meu se oprește, bate <b>#</b>.\nAi 12 minute.',
          '402681',
        ],
      ]),
      ...withoutCodes('en', [
        [
          'Your bill for May',
          'Bill 7703118402, £18.40, due 1 June. Account 0044118. Usage: 377 minutes, 14 GB.\nTo pay by phone dial 44188, option 2, and have your account number ready.',
        ],
        ['Top-up received', '£10 was added to 07700 900 417 with voucher 4417 2204 1180 3771. Balance £11.84.'],
        [
          'Your eSIM is on',
          '07700 900 417 now works on the Pebble 12. Finished at 18:52 with 640815. Old SIM 8944 1100 0377 2204 is off.',
        ],
        [
          'Unlock your old handset',
          'The network unlock for IMEI 356718090417331 is NCK 77031184. Put the other SIM in, and the handset itself asks for it.',
        ],
        ['PUK for your SIM', 'You asked what the PUK is: 20418377. Three wrong PINs and the phone wants it.'],
        ['Voicemail from abroad', 'Dial +44 7700 900 118, then your mailbox PIN. It starts as 8705 for everyone.'],
      ]),
      ...withoutCodes('es', [['Su factura de mayo', 'Factura 7703118402, 18,40 €, vence el 1 de junio. Cuenta 0044118.']]),
      ...withoutCodes('it', [['La tua bolletta di maggio', 'Fattura 7703118402, 18,40 €, scade il 1° giugno. Cliente 0044118.']]),
      ...withoutCodes('pl', [['Rachunek za maj', 'Rachunek 7703118402, 18,40 zł, termin 1 czerwca. Konto 0044118.']]),
      ...withoutCodes('ro', [['Factura pe mai', 'Factura 7703118402, 18,40 lei, scadentă la 1 iunie. Cont 0044118.']]),
    ],
    layout,
  );
}
