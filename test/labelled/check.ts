/** Prints what is wrong with the labelled mails of a folder, or of the families named: `check.ts families [family …]`. */
import { labelledMails } from './families.ts';
import { faultsOf } from './faults.ts';

const [folder, ...named] = process.argv.slice(2);
const all = await labelledMails(folder === 'unseen' ? 'unseen' : 'families');
const mails = all.filter(({ family }) => named.length === 0 || named.includes(family));
const faults = faultsOf(mails);
const withCodes = mails.filter(({ codes }) => codes.length > 0).length;
const withLinks = mails.filter(({ links }) => links.length > 0).length;
const languages = new Set(mails.map(({ language }) => language));
console.log(
  [...faults, `${mails.length} mails, ${withCodes} with codes, ${withLinks} with links, in ${languages.size} languages`].join(
    '\n',
  ),
);
process.exitCode = faults.length > 0 ? 1 : 0;
