/** Puts a family's drafts into its own layout, and says which code or link of each is used. */
import type { FamilyMail } from './labelled-mail.ts';

/** `codes` and `links` as in a labelled mail, none if left out; the first code is the one to use, without any the first link. */
export type Draft = { name: string; language: string; subject: string; body: string; codes?: string[]; links?: string[] };

/** `layout` is the family's: a draft's body becomes a text or HTML. */
export function laidOut(drafts: readonly Draft[], layout: (draft: Draft) => { text: string } | { html: string }): FamilyMail[] {
  return drafts.map((draft) => {
    const { name, language, subject, codes = [], links = [] } = draft;
    const [[code], [link]] = [codes, links];
    const best = code !== undefined ? { code } : link !== undefined ? { link } : null;
    return { name, language, subject, ...layout(draft), codes, links, best };
  });
}

/** Mails in one language that bring nothing to use, as [subject, body]; each is named by its subject. */
export function withoutCodes(language: string, mails: readonly [subject: string, body: string][]): Draft[] {
  return mails.map(([subject, body]) => ({ name: `${language} ${subject}`, language, subject, body }));
}

/** Mails in one language that bring one code each, as [subject, body, code]; `#` stands for the code, and each is named by its subject. */
export function withCodes(language: string, mails: readonly [subject: string, body: string, code: string][]): Draft[] {
  return mails.map(([subject, body, code]) => ({
    name: `${language} ${subject}`,
    language,
    subject: subject.replaceAll('#', code),
    body: body.replaceAll('#', code),
    codes: [code],
  }));
}
