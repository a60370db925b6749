/** Who takes part in a thread, for a key that only answers: those of whom mail came whose sender is verified, not whoever forged one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../support/clients/problem.ts';
import { newSigner, sealed, signed } from '../support/mails/signed-mail.ts';
import { mailFrom, openAuthenticatedRoom, type Posted, spfField } from '../support/rooms/authenticated-room.ts';
import { type Answer, API_KEY, eventually, type Json, standInClock } from '../support/rooms/postroom.ts';
import { startSmtpSink } from '../support/servers/smtp-sink.ts';

const sink = await startSmtpSink();
const clock = standInClock();
const here = await openAuthenticatedRoom({ clock }, { SMTP_URL: sink.url });
const { room } = here;

const keyWith = async (fields: Json, maker = API_KEY): Promise<Answer> =>
  room.rest('POST', '/api-keys', { name: 'agent', ...fields }, { key: maker });
const agent: string = (await keyWith({ mode: 'reply-only' })).body.key;
const trusting: string = (await keyWith({ mode: 'reply-only', trust: 'any' })).body.key;

const VERIFIED: Posted = { sender: 'ann@customer.test', fields: [spfField('Pass')] };
const arrived = async (mime: string, posted?: Posted): Promise<Json> => {
  const id = await here.post(mime, posted);
  await here.checked(id);
  return (await room.rest('GET', `/emails/${id}?view=full`)).body;
};
const reply = (id: unknown, key = agent, more: Json = {}) =>
  room.rest('POST', `/emails/${id}/reply`, { text: 'Yes.', ...more }, { key });
const forward = (id: unknown, to: string, key = agent) => room.rest('POST', `/emails/${id}/forward`, { to }, { key });
const errorsOf = ({ body }: Answer) => body.errors.map((one: Json) => `${one.path} ${one.message}`);

describe('a new key that only answers', () => {
  test('answers mail whose sender is verified, by aligned SPF or by aligned DKIM, with a DMARC policy or without', async () => {
    const bySpf = await arrived(mailFrom('ann@customer.test'), VERIFIED);
    assert.equal((await reply(bySpf.id)).status, 202);
    const signer = newSigner(here.dns, 'bank.test');
    const byDkim = await arrived(await signed(mailFrom('bob@bank.test'), signer));
    assert.equal((await reply(byDkim.id)).status, 202);
  });

  test('does not take a stranger into a thread whose mail only names a known Message-ID', async () => {
    const asked = await arrived(mailFrom('ann@customer.test'), VERIFIED);
    const forged = await arrived(mailFrom('eve@evil.test', `In-Reply-To: ${asked.messageId}`), { fields: [spfField('Fail')] });
    assert.equal(forged.threadId, asked.threadId, 'the forgery stands in the thread');
    const message = 'is named only by mail whose sender is not verified';
    for (const answer of [await forward(asked.id, 'eve@evil.test'), await reply(asked.id, agent, { cc: ['eve@evil.test'] })]) {
      problem(answer, 403, 'forbidden');
      assert.match(errorsOf(answer).join(), new RegExp(message));
    }
    assert.deepEqual(errorsOf(await reply(forged.id)), [`to.0 ${message}`]);
    assert.equal((await reply(asked.id)).status, 202);
    assert.equal((await forward(asked.id, 'eve@evil.test', trusting)).status, 202, 'a key that trusts any mail');
  });

  test('does not answer mail for which only a forwarder or a list vouches', async () => {
    const other = newSigner(here.dns, 'relay.test');
    const forwarded = await arrived(await sealed(mailFrom('ann@origin.test'), other, 1, 'none'));
    const listed = await arrived(await signed(mailFrom('ann@origin.test', 'List-Id: <talk.relay.test>'), other));
    for (const [mail, verdict] of [
      [forwarded, 'forwarded'],
      [listed, 'list'],
    ] as const) {
      assert.equal((mail.sender as { authentication: Json }).authentication.verdict, verdict);
      assert.deepEqual(errorsOf(await forward(mail.id, 'ann@origin.test')), [
        'to.0 is named only by mail whose sender is not verified',
      ]);
    }
  });

  test('writes to those who were written to from here, whatever came of their own mail', async () => {
    const asked = await arrived(mailFrom('ann@customer.test'), VERIFIED);
    const claimed = await arrived(mailFrom('carl@partner.test', `In-Reply-To: ${asked.messageId}`));
    assert.equal((await reply(claimed.id)).status, 403);
    assert.equal((await forward(asked.id, 'carl@partner.test', API_KEY)).status, 202);
    assert.equal((await reply(claimed.id)).status, 202);
  });

  test('waits while the sender is being checked, and takes DNS that never answers for not known', async () => {
    here.dns.fail('_dmarc.slow.test', 'SERVFAIL');
    const id = await here.post(mailFrom('ann@slow.test'), { sender: 'ann@slow.test', fields: [spfField('Pass')] });
    const tried = (wait: number) =>
      eventually('a try', async () => ((await here.row(id)).checkAt?.getTime() ?? 0) === clock.now().getTime() + wait * 60_000);
    for (const wait of [1, 10, 60]) {
      await tried(wait);
      const early = await reply(id);
      problem(early, 409, 'conflict');
      assert.equal(early.headers.get('retry-after'), '5');
      clock.pass(wait * 60_000);
      await here.post(mailFrom('a@elsewhere.test'));
    }
    await here.checked(id);
    problem(await reply(id), 403, 'forbidden');
  });
});

describe('trust', () => {
  test('is shown, is verified in a key that is made reply-only, and is never widened by a child', async () => {
    const made = (await keyWith({ mode: 'reply-only' })).body;
    assert.equal(made.trust, 'verified');
    assert.equal((await room.rest('GET', '/whoami', undefined, { key: made.key })).body.key.trust, 'verified');
    assert.equal((await keyWith({})).body.trust, 'any');
    assert.equal((await keyWith({}, made.key)).body.trust, 'verified');
    problem(await keyWith({ trust: 'any' }, made.key), 403, 'forbidden');
    assert.equal((await keyWith({ trust: 'verified' }, trusting)).body.trust, 'verified');
    assert.equal((await keyWith({}, trusting)).body.trust, 'any');
  });
});
