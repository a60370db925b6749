/** No word of an answer is lost above what another mail has below it: each labelled answer above the ends of many labelled replies. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LabelledReply } from '../../labelled/labelled-reply.ts';
import { judgedReplies, labelledReplies } from '../../labelled/replies.ts';

/** Each answer is read above one in so many ends; all of them take half a minute. */
const STEP = 4;
/** Answers that hold a mail themselves, or what reads as one wherever it stands. */
const NO_ANSWER = /weiterleitung|nothing-new|empty-above|vuota-sotto|odpowiedz-pod|crate-label/;

const replies = await labelledReplies('replies');
const answers = replies.filter(
  ({ name, newWords, quoted }) =>
    quoted !== 'interleaved' && newWords.length < 600 && !/\[\d\]|Forwarded|transf/.test(newWords) && !NO_ANSWER.test(name),
);
const ends = replies.flatMap((reply) => {
  const { text, newWords, quoted } = reply;
  return quoted === 'below' && text?.startsWith(newWords) ? [{ reply, end: text.slice(newWords.length) }] : [];
});

test('an answer above the signature and quote of another mail keeps all its words', async () => {
  assert.ok(answers.length > 100 && ends.length > 60);
  const crossed = ends.flatMap(({ reply, end }, at) =>
    answers
      .filter((_, other) => (at + other) % STEP === 0)
      .map((answer): LabelledReply => {
        const name = `${answer.name} above ${reply.name}`;
        return { ...reply, name, answers: true, text: answer.newWords + end, newWords: answer.newWords };
      }),
  );
  const { lost, right } = await judgedReplies(crossed);
  assert.deepEqual(lost, []);
  assert.ok(right / crossed.length > 0.99, `${right} of ${crossed.length} are read exactly`);
});
