/** Which emails the waits of an API key were answered with. */
import type { Engine, Kinds } from './kinds.ts';

export function waitAnswers<E extends Engine>(k: Kinds<E>) {
  return k.table(
    'wait_answers',
    {
      keyId: k.uuid('key_id').notNull(),
      emailId: k.uuid('email_id').notNull(),
      call: k.text('call').notNull(),
      answeredAt: k.timestamp('answered_at').notNull(),
      until: k.timestamp('until').notNull(),
      again: k.boolean('again').notNull(),
    },
    (t) => [
      k.primaryKey({ columns: [t.keyId, t.emailId] }),
      k.index('wait_answers_call').on(t.keyId, t.call, t.answeredAt),
      k.index('wait_answers_until').on(t.until),
    ],
  );
}
