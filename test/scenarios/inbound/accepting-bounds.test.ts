/** How much accepted mail may wait to be read: of all, and of one account. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileAccepted, takeAccepted } from '../../../src/core/inbound/file-accepted.ts';
import { receive } from '../../../src/core/inbound/receive.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { openFilingRoom } from '../../support/rooms/filing-room.ts';

const MINUTE = 60_000;

const { room, core: plain, inbox, emails, subjects, take, fileAll } = await openFilingRoom();
let core: Core = {
  ...plain,
  // Its reading never begins before it is filed.
  mailReader: { ...plain.mailReader, begin: () => ({ parsed: new Promise(() => {}), withdraw: () => true }) },
  settings: { ...plain.settings, acceptAfterMs: 1 },
};

async function post({ address }: { address: string }, name: string, { token = null }: { token?: string | null } = {}) {
  const [messageId, from] = [`<${name}@example.org>`, 'bob@example.org'];
  const text = mime({ to: address, subject: name, text: name, messageId, from });
  const said = { provider: 'mailgun', token, envelopeFrom: from, spf: null, rawFidelity: 'exact' as const };
  return (await receive(core, { recipients: [address], mime: Buffer.from(text), ...said })).outcome;
}

const isEmpty = async () => (await core.store.read((tx) => tx.accepted.oldestAt())) === null;

describe('accepted mail', () => {
  test('of one account leaves room for that of others', async () => {
    const to = await inbox();
    for (let n = 0; n < 40; n++) await post(to, `many-${n}`);
    const first = await take();
    assert.equal(first.length, 32);
    assert.deepEqual((await takeAccepted(core, first, '')).rows, [], 'no more of it while these are in hand');
    assert.equal((await takeAccepted(core, first.slice(4), '')).rows.length, 4);
    for (const row of first) await fileAccepted(core, row);
    room.clock.pass(2 * MINUTE);
    await fileAll();
    assert.equal((await emails(to)).length, 40);
    assert.ok(await isEmpty());
  });

  test('is refused with the time to come again while too much waits, and nothing of it is kept', async () => {
    const to = await inbox();
    const [token, { settings }] = ['token-of-the-second', core];
    const bounded = { ...core, settings: { ...settings, backlog: { mails: 2, bytes: 1_000_000 } } };
    const whole = core;
    core = bounded;
    assert.equal(await post(to, 'first'), 'accepted');
    await assert.rejects(post(to, 'second', { token }), { code: 'unavailable', retryAfter: 30 }, 'an account has half of it');
    core = { ...bounded, settings: { ...settings, backlog: { mails: 1000, bytes: 300 } } };
    await assert.rejects(post(to, 'second', { token }), { code: 'unavailable' }, 'bytes are bounded too');
    core = whole;
    assert.equal(await post(to, 'second', { token }), 'accepted', 'its token was not used up');
    await fileAll();
    assert.deepEqual(await subjects(to), ['first', 'second']);
  });
});
