/** Trains the models on the labelled mails and writes `src/mail/digest/weights.json`; the same mails give the same weights. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Weights } from '../../../src/mail/digest/weights.ts';
import { labelledMails } from '../families.ts';
import { dataHash, weighedMails } from './examples.ts';
import { trainedOn } from './judging.ts';

const FILE = new URL('../../../src/mail/digest/weights.json', import.meta.url);

const before = JSON.parse(readFileSync(FILE, 'utf8')) as Weights;
const mails = await labelledMails('families');
const trained = { data: dataHash(mails), ...trainedOn(await weighedMails(mails)) };
const isSame = JSON.stringify({ ...before, date: '' }) === JSON.stringify({ date: '', ...trained });
const date = isSame ? before.date : new Date().toISOString().slice(0, 10);
// A row of numbers is one line.
const text = JSON.stringify({ date, ...trained }, null, 2).replace(/\[[^[\]"]*\]/g, (row) => row.replace(/\s+/g, ''));
writeFileSync(FILE, `${text}\n`);
console.log(`${mails.length} mails: ${isSame ? 'the weights are as they were' : 'new weights'}.`);
