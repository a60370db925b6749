/** A password manager and a mail provider in English and German that write mostly about codes: sent, used, wrong, guarded and shown as examples. */
import { type Draft, laidOut, withCodes, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<table width="100%" bgcolor="#0d1b2a"><tr><td align="center"><table width="480" bgcolor="#fff"><tr><td style="padding:28px;font-family:Helvetica">${body
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</td></tr></table></td></tr></table>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withCodes('en', [
        [
          'Glasshouse: approve this vault unlock',
          'A vault unlock began on Robin’s laptop.\nApproval code <b>#</b>\nAnybody who has it can open your vault, so keep it to yourself.',
          '664081',
        ],
        ['Glasshouse: your earlier code is void', 'You asked twice, so 664081 is void. The one that works: <b>#</b>', '170552'],
        ['Glasshouse: change of master password', 'Two minutes, one try: <span style="font-size:30px">#</span>', 'N7QK4W'],
      ]),
      ...withCodes('de', [
        [
          'Glasshouse: Tresor öffnen',
          'Auf „Robins Laptop“ soll der Tresor aufgehen.\nFreigabecode <b>#</b>\nWer ihn kennt, kommt hinein. Behalten Sie ihn für sich.',
          '902317',
        ],
        [
          'Glasshouse: Weiterleitung bestätigen',
          'Post an robin@alt.example soll zu Ihnen kommen. Bestätigungsnummer: #',
          '33180',
        ],
      ]),
      ...withoutCodes('en', [
        ['Glasshouse: wrong code, three times', 'Somebody entered 664080, 664082 and 664083. The vault stays shut for an hour.'],
        ['Glasshouse: vault unlocked', 'Unlocked at 11:20 with 664081. All codes we sent before are spent.'],
        ['Glasshouse: how our codes look', 'They have six digits in two groups, like 482 913, and come from this address only.'],
        [
          'Glasshouse: your code could not be sent',
          'The text message to the number ending in 0182 failed (error 30417). Ask for another in the app.',
        ],
        [
          'Glasshouse: family plan',
          'Noa asked for an unlock code. We sent 210 884 to her, not to you. You get this as the head of the plan.',
        ],
        [
          'Glasshouse weekly',
          'Reused passwords: 14. Weak: 22. The most common PIN in the world is still 1234, followed by 0000 and 2580.',
        ],
        ['Glasshouse: receipt', 'Family plan, 39.90. Order GH20417733, VAT 6.37.'],
      ]),
      ...withoutCodes('de', [
        ['Glasshouse: Tresor war offen', 'Um 11.20 Uhr mit 902317 geöffnet. Alle früheren Codes sind verbraucht.'],
        ['Glasshouse: so sehen unsere Codes aus', 'Sechs Ziffern in zwei Gruppen, etwa 482 913.'],
        ['Glasshouse: falsche Eingabe', 'Jemand gab dreimal etwas Falsches ein, zuletzt 902318.'],
      ]),
    ],
    layout,
  );
}
