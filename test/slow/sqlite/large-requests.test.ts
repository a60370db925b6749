/** Requests with very large or very deep bodies are refused, and a mail that many servers refuse for its size is warned of. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import type { Answer, Json } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const { room } = await startRelayedRoom();
const inboxId: string = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body.id;

describe('a request body', () => {
  test('of 10 MB, plain or compressed, is refused as too large', async () => {
    problem(await room.rest('POST', '/inboxes', `{"displayName":"${'x'.repeat(10 * 1024 * 1024)}"}`), 413, 'too_large');
    problem(await room.rest('POST', '/emails/send', 'x'.repeat(37 * 1024 * 1024)), 413, 'too_large');
    problem(await send({ text: 'x'.repeat(10_000_001) }), 400, 'invalid_request');
    const attachments = [{ filename: 'big', content: Buffer.alloc(25 * 1024 * 1024).toString('base64') }];
    problem(await send({ attachments }), 413, 'too_large');
  });

  test('nested 100,000 levels deep is refused', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const list = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const body of [deep, list, `{"metadata":${deep}}`, `{"metadata":{"a":${list}}}`, `{"displayName":${list}}`])
      problem(await room.rest('POST', '/inboxes', body), 400, 'invalid_request');
    problem(
      await room.rest('POST', '/emails/send', `{"inboxId":"${inboxId}","subject":"x","text":"x","to":${list}}`),
      400,
      'invalid_request',
    );
  });
});

test('a dry run warns of a mail that many servers refuse for its size, and not of a smaller one', async () => {
  await send({ to: 'known@example.org' });
  const codes = async (bytes: number) => {
    const attachments = [{ filename: 'a.bin', content: Buffer.alloc(bytes).toString('base64') }];
    const { status, body } = await send({ to: 'known@example.org', attachments, dryRun: true });
    assert.equal(status, 200);
    return body.warnings.map(({ code }: Json) => code);
  };
  assert.deepEqual([await codes(7_600_000), await codes(7_400_000)], [['large'], []]);
});

test('files of another email, named thrice, are refused when they are too large together', async () => {
  const attachments = [{ filename: 'a.bin', content: Buffer.alloc(9 * 1024 * 1024).toString('base64') }];
  const { body: large } = await send({ attachments });
  problem(await send({ attachments: Array.from({ length: 3 }, () => ({ emailId: large.id })) }), 413, 'too_large');
});

function send(mail: Json): Promise<Answer> {
  return room.rest('POST', '/emails/send', { inboxId, to: 'desk@postroom.localhost', subject: 'Hello', text: 'Hello', ...mail });
}
