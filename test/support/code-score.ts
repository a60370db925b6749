/** How the answers of the digest are counted against the labels of mails. */
import type { CodeMail } from './code-mails.ts';

/** Shares from 0 to 1; `wrong` has the result of each mail whose codes were wrong. */
export type CodeScore = { precision: number; recall: number; wrong: string[] };

/** The mail as it comes in. */
export function codeMime({ subject, text, html }: CodeMail): Buffer {
  const lines = [
    'From: Sender <no-reply@sender.example>',
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`,
    `Content-Type: ${html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(html ?? text ?? '')
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  return Buffer.from(lines.join('\r\n'));
}

export async function scoreCodes(mails: readonly CodeMail[], answer: (mail: CodeMail) => Promise<string[]>): Promise<CodeScore> {
  const wrong: string[] = [];
  let [right, answered, labelled] = [0, 0, 0];
  for (const mail of mails) {
    const given = await answer(mail);
    const hits = given.filter((value) => mail.codes.includes(value)).length;
    right += hits;
    answered += given.length;
    labelled += mail.codes.length;
    if (hits < given.length || hits < mail.codes.length) {
      wrong.push(`${mail.name}: ${given.join(' ') || 'none'}, not ${mail.codes.join(' ') || 'none'}`);
    }
  }
  return { precision: answered === 0 ? 1 : right / answered, recall: labelled === 0 ? 1 : right / labelled, wrong };
}
