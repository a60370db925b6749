/** How well one-time codes are told from other numbers, on the labelled mails of the tests. */
import { startParser } from '../../src/mail/parser.ts';
import { type CodeMail, codeMails } from '../support/code-mails.ts';
import { heldOutCodeMails } from '../support/code-mails-held-out.ts';
import { codeMime, scoreCodes } from '../support/code-score.ts';
import type { Row } from './rounds.ts';

/** Precision and recall over all mails, and over those written before and after the rules. The rules were mended on all of them. */
export async function measureCodes(): Promise<Row[]> {
  const parser = startParser();
  const read = async (mail: CodeMail) => (await parser.digest(codeMime(mail), mail.name)).codes.map((code) => code.value);
  const row = async (what: string, mails: readonly CodeMail[]): Promise<Row> => {
    const { precision, recall } = await scoreCodes(mails, read);
    const traps = mails.filter((mail) => mail.codes.length === 0).length;
    return {
      what: `one-time codes, ${what} (${mails.length - traps} mails with codes, ${traps} without)`,
      postroom: `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
      reference: '',
      ratio: '',
      wanted: '≥ 0.95 each',
    };
  };
  try {
    return [
      await row('all', [...codeMails, ...heldOutCodeMails]),
      await row('written before the rules', codeMails),
      await row('written after them', heldOutCodeMails),
    ];
  } finally {
    await parser.close();
  }
}
