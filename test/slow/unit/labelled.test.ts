/** The labelled mails and replies: enough of them, labelled as they read, and no family that teaches another its phrases. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelledMails } from '../../labelled/families.ts';
import { faultsOf } from '../../labelled/faults.ts';
import type { LabelledMail } from '../../labelled/labelled-mail.ts';
import { labelledReplies } from '../../labelled/replies.ts';

const families = await labelledMails('families');
const unseen = await labelledMails('unseen');

test('there are enough of them, in enough languages', async () => {
  assert.ok(families.length >= 600 && unseen.length >= 150);
  const counts = new Map<string, number>();
  for (const { language } of families) counts.set(language, (counts.get(language) ?? 0) + 1);
  assert.ok([...counts.values()].filter((count) => count >= 8).length >= 25, JSON.stringify([...counts]));
  const replies = [...(await labelledReplies('replies')), ...(await labelledReplies('replies-unseen'))];
  assert.ok(replies.length >= 60 && new Set(replies.map(({ language }) => language)).size >= 12);
  assert.equal(new Set(replies.map(({ name }) => name)).size, replies.length);
});

test('what they are labelled with stands in them, and no two families share a phrase', () => {
  assert.deepEqual(faultsOf(families), []);
  assert.deepEqual(faultsOf(unseen), []);
});

test('a label that the mail does not hold, and a phrase of another family, are told', () => {
  const mail: LabelledMail = {
    family: 'one',
    name: 'a',
    language: 'en',
    subject: 'x',
    text: 'The code that you have asked us for is 482 913.',
    codes: ['482913'],
    links: [],
    best: { code: '482913' },
  };
  assert.deepEqual(faultsOf([mail]), []);
  for (const wrong of [
    { ...mail, codes: ['482914'], best: { code: '482914' } },
    { ...mail, codes: ['482 913'], best: { code: '482 913' } },
    { ...mail, links: ['https://x.example/'] },
    { ...mail, best: null },
    { ...mail, html: '<p>482913</p>' },
  ])
    assert.equal(faultsOf([wrong]).length, 1, JSON.stringify(wrong));
  assert.equal(faultsOf([mail, mail]).length, 1);
  assert.equal(faultsOf([mail, { ...mail, family: 'two' }]).length, 1);
});
