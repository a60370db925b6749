/** Developers’ mail in English, German, Russian and Japanese about programs that send codes: tests, logs, tickets, figures and docs, with codes of nobody. */
import { type Draft, laidOut, withoutCodes } from '../drafts.ts';
import type { FamilyMail } from '../labelled-mail.ts';

const layout = ({ body }: Draft) => ({
  html: `<div style="font-family:Segoe UI"><pre style="background:#f6f8fa;padding:12px">${body}</pre></div>`,
});

export function mails(): FamilyMail[] {
  return laidOut(
    [
      ...withoutCodes('en', [
        ['Re: OTP screen, design 7', 'In the mock the boxes hold 4 8 2 9 1 3. Can we make the caret blink?'],
        ['Flaky: login_spec.ts:118', 'enter(code) got "000417", wanted "000418"\nrerun passed on try 2'],
        ['Changelog 4.18', '* verify(email, code) throws CodeExpired\n* sample in README is now 735201'],
        ['SMS costs in May', '118402 login codes sent, 0.041 each\nworst hour 4417'],
        ['Staging accounts', 'any mailbox works, the code on staging is always 111111'],
        ['Bug 20418: second code ignored', 'Steps: ask for a code (say 553018), ask again, type the first. Expected: refused.'],
      ]),
      ...withoutCodes('de', [
        ['Re: Eingabemaske, Entwurf 7', 'Im Entwurf steht 4 8 2 9 1 3 in den Kästchen. Geht der Rahmen breiter?'],
        ['Testumgebung', 'Jede Adresse geht, der Code ist dort immer 111111'],
      ]),
      ...withoutCodes('ru', [['Тестовый стенд', 'подойдёт любой адрес, код на стенде всегда 111111']]),
      ...withoutCodes('ja', [['検証環境', 'どのアドレスでも可、検証環境のコードは常に111111']]),
    ],
    layout,
  );
}
