/** What holds for each provider with an adapter: its mail is stored as it says, proved, once, for all of its recipients, and answered as it needs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ADAPTERS } from '../../../src/webhook/adapters.ts';
import { startAws } from '../../support/providers/aws.ts';
import { mailIn, mailOf, newInbox, post, rawOf } from '../../support/providers/provider-posts.ts';
import {
  ALL_SECRETS,
  type Mailed,
  madeBy,
  SAMPLES,
  type Sample,
  type Secrets,
} from '../../support/providers/provider-samples.ts';
import { startPostroom } from '../../support/rooms/postroom.ts';

const aws = await startAws();
const room = await startPostroom({ ...ALL_SECRETS, ...aws.env });
const bare = await startPostroom();

test('there is a sample of each', () => {
  // What only names its mail is tried in a test of its own.
  assert.deepEqual(
    Object.keys(SAMPLES),
    Object.keys(ADAPTERS).filter((name) => name !== 'resend'),
  );
});

for (const [name, sample] of Object.entries<Sample>(SAMPLES)) {
  const path = `${name}/inbound`;
  const made = (mail: Partial<Mailed> & { to: string[] }, by: keyof Secrets = 'current') =>
    madeBy(sample, { mime: Buffer.from(mailOf('Grüße')), from: 'bounces@example.org', ...mail }, by);
  const posted = async (mail: Partial<Mailed> & { to: string[] }, by: keyof Secrets = 'current') => {
    const { body, headers } = made(mail, by);
    return await post(room, path, body, headers);
  };

  describe(name, () => {
    test('its mail is stored as it was carried, with its envelope and the name of its way in', async () => {
      const inbox = await newInbox(room);
      const text = mailOf('Grüße 你好', 'zurück\r\n"quoted" \\ +&=%20\ttab');
      const mime =
        sample.fidelity === 'exact' ? Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0, 0xff, 0x0a])]) : Buffer.from(text);
      const answer = await posted({ to: [inbox.address], mime });
      assert.deepEqual([answer.status, answer.body], [200, { ok: true }]);
      const [email] = await mailIn(room, inbox);
      assert.deepEqual([email?.rawFidelity, email?.subject], [sample.fidelity, 'Grüße 你好']);
      const raw = await rawOf(room, email);
      if (sample.fidelity !== 'reconstructed') assert.ok(raw.equals(mime));
      else {
        const [head = '', body] = text.split('\r\n\r\n');
        for (const line of head.split('\r\n')) assert.ok(raw.toString().includes(`${line}\r\n`), line);
        const { body: stored } = await room.rest('GET', `/emails/${email?.id}`);
        assert.equal(stored.text.trim(), body?.replaceAll('\r\n', '\n').trim());
      }
      const [arrival] = (await room.rest('GET', `/arrivals?inboxId=${inbox.id}`)).body.data;
      assert.deepEqual([arrival.provider, arrival.recipient], [name, inbox.address]);
      assert.equal(arrival.envelopeFrom, sample.namesSender === false ? null : 'bounces@example.org');
    });

    test('reaches each of its recipients, a blind copy too', async () => {
      const [to, blind] = [await newInbox(room), await newInbox(room)];
      const mime = Buffer.from(mailOf('several').replace('Subject', `To: ${to.address}\r\nSubject`));
      const lists = sample.several ? [[to.address, 'nobody@else.example', blind.address]] : [[to.address], [blind.address]];
      for (const list of lists) assert.equal((await posted({ to: list, mime })).status, 200);
      for (const inbox of [to, blind]) assert.equal((await mailIn(room, inbox)).length, 1);
    });

    test('is taken by the older of two secrets', async () => {
      const inbox = await newInbox(room);
      assert.equal((await posted({ to: [inbox.address] }, 'old')).status, 200);
      assert.equal((await mailIn(room, inbox)).length, 1);
    });

    test('is refused with a wrong secret, with a wrong byte, with half a proof and with none, and not stored', async () => {
      const inbox = await newInbox(room);
      const { unsigned = 401 } = sample;
      const refused = await posted({ to: [inbox.address] }, 'wrong');
      assert.equal(refused.status, unsigned);
      assert.ok(refused.body.requestId);
      assert.equal(refused.headers.get('x-request-id'), refused.body.requestId);
      const { body, headers } = made({ to: [inbox.address] });
      const changed = (change: (value: string) => string[]) =>
        headers.flatMap(([key, value]): typeof headers =>
          key === sample.proof ? change(value).map((one) => [key, one]) : [[key, value]],
        );
      const cut = changed((value) => [value.slice(0, value.length / 2)]);
      for (const proof of sample.proof === null ? [] : [changed(() => []), changed(() => ['']), changed(() => ['x']), cut])
        assert.equal((await post(room, path, body, proof)).status, unsigned);
      if (sample.covers) {
        for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
          const wrong = Buffer.from(body);
          wrong[at] = (wrong[at] ?? 0) ^ 1;
          assert.equal((await post(room, path, wrong, headers)).status, unsigned);
        }
      }
      assert.equal((await mailIn(room, inbox)).length, 0);
    });

    test('is refused for good when it has no body', async () => {
      const nothing = Buffer.alloc(0);
      const mail = { mime: nothing, to: ['anybody@postroom.localhost'], from: 'bounces@example.org' };
      const { status, headers } = await post(room, path, nothing, sample.prove(nothing, 'current', mail));
      assert.ok(status >= 400 && status < 500, String(status));
      assert.equal(headers.has('retry-after'), false);
    });

    test('is stored once, however often it is posted', async () => {
      const inbox = await newInbox(room);
      const { body, headers } = made({ to: [inbox.address] });
      const answers = [];
      for (let times = 0; times < 3; times += 1) answers.push((await post(room, path, body, headers)).body);
      assert.deepEqual(answers, [{ ok: true }, { ok: true, duplicate: true }, { ok: true, duplicate: true }]);
      assert.equal((await mailIn(room, inbox)).length, 1);
    });

    test('is answered as it needs for an unknown recipient, and 200 for a paused one', async () => {
      const unknown = await posted({ to: ['nobody@postroom.localhost'] });
      assert.deepEqual([unknown.status, unknown.body.ignored], [sample.unknown, true]);
      const inbox = await newInbox(room);
      await room.rest('PATCH', `/inboxes/${inbox.id}`, { status: 'paused' });
      const paused = await posted({ to: [inbox.address] });
      assert.deepEqual([paused.status, paused.body.ignored], [200, true]);
    });

    test('is answered 503 where its setting has no value, with its name, and 200 to who looks whether the address is there', async () => {
      const { body, headers } = made({ to: ['anybody@postroom.localhost'] });
      const answer = await post(bare, path, body, headers);
      assert.deepEqual([answer.status, answer.headers.has('retry-after')], [503, true]);
      assert.match(String(answer.body.hint), new RegExp(sample.setting));
      for (const { url } of [room, bare]) assert.equal((await fetch(`${url}/webhooks/${path}`, { method: 'HEAD' })).status, 200);
    });

    test('does not start with a value of another form, or with a third one', async () => {
      const { current, old, wrong } = sample.values;
      for (const value of [sample.mistake, ...(sample.takesMore ? [] : [`${current},${old},${wrong}`])])
        await assert.rejects(startPostroom({ [sample.setting]: value }), new RegExp(`${sample.setting}: must be`));
    });
  });
}
