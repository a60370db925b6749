/** The labelled mails: each file of a folder is a family, which exports `mails(random)`. */
import { readdirSync } from 'node:fs';
import type { FamilyMail, LabelledMail } from './labelled-mail.ts';
import { type Random, randomOf } from './random.ts';

/** `families` is what the model learns from; `unseen` was written by others and never looked at while it was made. */
export type Folder = 'families' | 'unseen';

type FamilyFile = { mails(random: Random): FamilyMail[] };

/** Every mail of the folder, by the names of its families. The same in every run. */
export async function labelledMails(folder: Folder): Promise<LabelledMail[]> {
  const names = readdirSync(new URL(`${folder}/`, import.meta.url)).flatMap((file) =>
    file.endsWith('.ts') ? [file.slice(0, -3)] : [],
  );
  const families = names.sort().map(async (family) => {
    const { mails } = (await import(`./${folder}/${family}.ts`)) as FamilyFile;
    return mails(randomOf(family)).map((mail) => ({ ...mail, family }));
  });
  return (await Promise.all(families)).flat();
}
