/** Checks that a refusal over REST is a whole problem document. */
import assert from 'node:assert/strict';
import type { Answer } from '../rooms/postroom.ts';

/** Asserts a problem document (RFC 9457) that is complete and quotes nothing, and answers the fields it names. */
export function problem(answer: Answer, status: number, code: string): { errors: { path: string; message: string }[] } {
  const { body } = answer;
  assert.deepEqual([answer.status, body.code], [status, code], JSON.stringify(body).slice(0, 300));
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/);
  assert.deepEqual(
    [body.status, typeof body.type, typeof body.title, typeof body.detail],
    [status, 'string', 'string', 'string'],
  );
  assert.match(String(body.requestId), /^[0-9a-f-]{36}$/);
  assert.equal(answer.headers.get('x-request-id'), body.requestId);
  assert.ok(body.hint, `${body.detail} says what to do next`);
  assert.doesNotMatch(JSON.stringify(body), /node_modules|\.ts:|SQLITE|select |evil@/i);
  return { errors: body.errors ?? [] };
}
