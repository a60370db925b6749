/** An exchange for coins and shares: withdrawals and addresses in every mail, codes in unusual places such as a heading, a link's neighbour or the last line. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<body bgcolor="#0b0f0e" text="#cfe8dd"><div style="width:600px;font-family:'IBM Plex Mono',monospace">${body
    .split('\n')
    .map((line) => (line.startsWith('# ') || line.startsWith('## ') ? `<h2>${line.replace(/^#+ /, '')}</h2>` : `<p>${line}</p>`))
    .join('')}<p><a href="https://copperleaf.example/freeze">Freeze my account</a></p></div></body>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Withdrawal of 0.4417 BTC',
          '## #\nis what the withdrawal screen wants from you.\nTo: bc1q7f20aa419c3e118\nNetwork fee: 0.00022\nAfter 30 minutes the withdrawal is dropped.',
          '806315',
        ],
        [
          'New address in your book',
          'bc1q7f20aa419c3e118 was added and is locked for 24 hours. Unlock it sooner by entering # under Address book.',
          '4K9-T2W',
        ],
        ['API key with trade rights', 'Key label: bot-2204. IP 203.0.113.118.\nConfirm that you made it: #', '557130'],
        [
          'Log-in from Oslo',
          'Anti-phishing phrase: copper kettle.\nIf it is you in Oslo, your log-in number is below. If it is not, freeze your account with the link.\n#',
          '20964',
        ],
      ]),
      ...withCodes('ru', [
        ['Вывод 0,4417 BTC', 'Фраза против обмана: медный чайник.\nВ окне вывода укажите #. Заявка живёт полчаса.', '731906'],
      ]),
      ...withCodes('pt-BR', [
        ['Saque de 0,4417 BTC', 'Frase contra golpes: chaleira de cobre.\nNa tela do saque, preencha #.', '48027'],
      ]),
      ...withoutCodes('en', [
        ['Withdrawal sent', '0.4417 BTC left at block 877310. TXID 7f20aa419c3e118. Your 2FA code 806315 has been spent.'],
        ['Your tax report', 'Report CL-2026-0044. 118 trades, gain 2204.17.'],
        ['Price alert', 'BTC is at 98104. You set 98000.'],
        ['Listing', 'KTL trades from 0915 UTC. Contract ends in 4C1E.'],
        ['Identity check passed', 'Level 2. Limit 50000 a day. Case 77031845.'],
      ]),
      ...withoutCodes('ru', [['Курс', 'BTC 98104, порог 98000.']]),
    ],
    layout,
  );
}
