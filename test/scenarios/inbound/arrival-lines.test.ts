/** The operator's log has a line for each mail that arrives, and strangers can fill neither it nor the log of arrivals. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

type Line = Json & { level: string; message: string };

const lines: Line[] = [];
const note = (level: string) => (fields: object, message: string) => void lines.push({ level, message, ...fields });
const clock = standInClock();
const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
const room = await startPostroom({}, { clock, log });
let mails = 0;

async function post(recipient: string, more: { token?: string; key?: string; id?: string } = {}): Promise<number> {
  mails += 1;
  const { id = `line-${mails}`, ...signing } = more;
  const raw = mime({ to: recipient, subject: 'Zanzibar', text: 'Zanzibar.', messageId: `<${id}@example.org>` });
  return (await room.inbound(recipient, raw, { at: clock.now(), ...signing })).status;
}

const arrived = () => lines.filter(({ message }) => message === 'mail arrived');
const refused = () => lines.filter(({ message }) => message === 'a webhook was refused');
const newInbox = async () => (await room.rest('POST', '/inboxes', {})).body as { id: string; address: string };

describe('the log', () => {
  test('has a line for each mail: what became of it, provider, domain, size, milliseconds and id, and nothing it says', async () => {
    const { id: inboxId, address } = await newInbox();
    await post(address, { id: 'once' });
    await post(address, { id: 'once' });
    await post('nobody@postroom.localhost');
    const [email] = (await room.rest('GET', `/emails?inboxId=${inboxId}`)).body.data;
    const [stored, duplicate, ignored, ...more] = arrived();
    assert.deepEqual(more, []);
    const { ms, ...rest } = stored ?? assert.fail();
    assert.ok(Number.isInteger(ms) && Number(ms) >= 0);
    assert.deepEqual(rest, {
      level: 'info',
      message: 'mail arrived',
      provider: 'mailgun',
      outcome: 'stored',
      domains: ['postroom.localhost'],
      size: email.size,
      rawFidelity: 'exact',
      ids: [email.id],
    });
    assert.deepEqual([duplicate?.outcome, duplicate?.ids], ['duplicate', []]);
    assert.deepEqual([ignored?.outcome, ignored?.reason], ['ignored', 'no inbox has this address']);
    assert.doesNotMatch(JSON.stringify(lines), /Zanzibar|nobody@|example\.org/);
  });

  test('cuts and cleans what a stranger wrote as a domain', async () => {
    const before = arrived().length;
    await post(`x@evil\u202e\u0007\n.test${'y'.repeat(500)}`);
    const [line] = arrived().slice(before);
    const [domain] = (line?.domains ?? []) as string[];
    assert.match(domain ?? '', /^evil\.testy{50,}$/);
    assert.ok((domain ?? '').length <= 100);
  });

  test('tells ten refusals a minute of one address for one reason, then how many more there were', async () => {
    const { address } = await newInbox();
    clock.pass(60_000);
    for (let n = 0; n < 25; n++) assert.equal(await post(address, { key: 'wrong' }), 401);
    assert.equal(refused().length, 10);
    assert.deepEqual([refused()[0]?.reason, refused()[0]?.provider], ['The signature does not match.', 'mailgun']);
    const rows = async () => (await room.rest('GET', '/arrivals?outcome=refused&limit=100')).body.data as Json[];
    await eventually('ten are in the log of arrivals', async () => (await rows()).length === 10);
    clock.pass(60_000);
    assert.equal(await post(address, { key: 'wrong' }), 401);
    assert.equal(refused().length, 11);
    const more = lines.find(({ message }) => message.startsWith('more webhooks were refused'));
    assert.equal(more?.webhooks, 15);
    await eventually('all are counted', async () => (await room.rest('GET', '/metrics')).body.webhook.rejected === 26);
    await eventually('the next is there too', async () => (await rows()).length === 11);
  });
});
