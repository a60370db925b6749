/** Codes, links and new words in mails from which nothing was learned, and what guards these figures. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { weights } from '../../../src/mail/digest/weights.ts';
import { labelledMails } from '../../labelled/families.ts';
import { judgedReplies, labelledReplies, sharedReplies } from '../../labelled/replies.ts';
import { dataHash, type WeighedMail, weighedMails } from '../../labelled/training/examples.ts';
import { added, heldOut, judge, precision, recall, shuffled, trainedOn } from '../../labelled/training/judging.ts';

/**
 * Fewer than those of `npm run bench`: a mail is judged by what fewer others taught, and each part that is not trained saves seconds.
 * `FOLDS=20` judges as the benchmark does.
 */
const FOLDS = Number(process.env.FOLDS ?? 5);

describe('codes and links', () => {
  let mails: WeighedMail[] = [];
  before(async () => {
    mails = await weighedMails(await labelledMails('families'));
  });

  test('training anew gives the weights that are kept', () => {
    assert.equal(weights.data, dataHash(mails.map(({ mail }) => mail)), 'run npm run train after a change of labelled mails');
    assert.deepEqual({ ...trainedOn(mails) }, { codes: weights.codes, links: weights.links }, 'run npm run train');
  });

  // Floors below what docs/benchmarks.md tells: they show that a change made the reading worse.
  test('families or languages that are left out are read by what the others taught', () => {
    for (const by of ['family', 'language'] as const) {
      const { codes, links, best, wrong } = added(heldOut(mails, ({ mail }) => mail[by], FOLDS).values());
      const figures = [precision(codes), recall(codes), precision(links), recall(links), best.right / best.mails];
      const floors = [0.88, 0.76, 0.85, 0.74, 0.82];
      assert.ok(
        figures.every((figure, at) => figure >= (floors[at] ?? 1)),
        `${figures.map((figure) => figure.toFixed(3)).join(' ')}\n${wrong.join('\n')}`,
      );
    }
  });

  test('labels that are dealt out anew teach nothing', () => {
    const { codes, links } = judge(mails, trainedOn(shuffled(mails)));
    assert.ok(recall(codes) < 0.05 && recall(links) < 0.05, `${recall(codes)} ${recall(links)}`);
  });
});

test('no word of an answer is lost in replies that were not looked at, nor in those of the shared corpus', async (t) => {
  const seen = await judgedReplies(await labelledReplies('replies'));
  assert.deepEqual([seen.wrong, seen.lost], [[], []]);
  const unseen = await judgedReplies(await labelledReplies('replies-unseen'));
  assert.ok(unseen.lost.length <= 1 && unseen.right >= 26, `${unseen.right} of ${unseen.replies}, lost ${unseen.lost.length}`);
  const shared = await judgedReplies(sharedReplies());
  t.diagnostic(`${shared.right} of ${shared.replies} shared replies`);
  assert.ok(shared.lost.length <= 1, shared.lost.join(', '));
});
