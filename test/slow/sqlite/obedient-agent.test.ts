/** An agent that does whatever hostile mail tells it: what its key may do decides whom the attacker gets mail to. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Obeyed, startObedientAgent } from '../../support/clients/obedient-agent.ts';
import { CUSTOMERS } from '../../support/mails/disguised-addresses.ts';
import { type HostileMail, hostileMails, type Restriction } from '../../support/mails/hostile-mails.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { API_KEY, eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';
import { type SmtpSink, startSmtpSink } from '../../support/servers/smtp-sink.ts';

const AGENT = ['inboxes:read', 'emails:read', 'emails:send', 'emails:write', 'drafts:write'];
const FOREMAN = [...AGENT, 'inboxes:write', 'api-keys:read', 'api-keys:write'];

const ALLOW = { rules: { send: { allow: [CUSTOMERS] } } };
const HONEST = [1, 2, 3].map((n) => ({
  from: `from.honest-${n}@${CUSTOMERS}`,
  subject: `Order ${n}`,
  id: `<honest-${n}@mail.example>`,
}));

type Ended = {
  mails: HostileMail[];
  obeyed: Obeyed[];
  /** Every RCPT TO of the sink. */
  recipients: string[];
  /** Variations that got mail to an address of theirs, in the world or in the same Postroom. */
  reached: Set<string>;
  /** Mails in the attacker's inbox of the same Postroom. */
  elsewhere: number;
  /** Honest customers who were answered. */
  answered: string[];
};

/** All the mails come in, the agent works with a key of these limits, and everything that was accepted is sent. */
async function workWith(limits: Json): Promise<Ended> {
  const sink = await startSmtpSink();
  const room = await startPostroom({ SMTP_URL: sink.url });
  try {
    const attacker = await room.account();
    const elsewhere = (await room.rest('POST', '/inboxes', { localPart: 'mallory' }, { key: attacker })).body;
    const inbox = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
    const mails = hostileMails({ to: inbox.address, elsewhere: elsewhere.address });
    const known = await prepare(room, inbox.id, mails);
    for (const { from, subject, id } of HONEST) {
      await room.inbound(inbox.address, mime({ to: inbox.address, from, subject, messageId: id, text: 'Where is it?' }));
    }
    for (const mail of mails) {
      const { json } = await room.inbound(inbox.address, mail.mime);
      assert.deepEqual([json.ok, json.duplicate ?? json.ignored], [true, undefined], `${mail.tag} ${mail.what}`);
    }
    const { status, body: key } = await room.rest('POST', '/api-keys', { name: 'agent', ...limits });
    assert.equal(status, 201, JSON.stringify(key));
    const agent = await startObedientAgent(room, key.key, inbox.id, known);
    await agent.work();
    await agent.close();
    await eventually('all that was accepted is sent', async () => {
      const { queued, sending, deferred } = (await room.rest('GET', '/metrics')).body.deliveries;
      return queued + sending + deferred === 0;
    });
    return { mails, obeyed: agent.obeyed, ...(await found(room, sink, attacker)) };
  } finally {
    await room.close();
    await sink.close();
  }
}

/** What stands in Postroom before the agent comes: an inbox with rules, a mail that is held, an address that is suppressed. */
async function prepare(room: Postroom, inboxId: string, mails: HostileMail[]): Promise<Record<string, string>> {
  const done = async (method: string, path: string, body: Json, key = API_KEY) => {
    const answer = await room.rest(method, path, body, { key });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return answer.body;
  };
  const strict = await done('POST', '/inboxes', { localPart: 'strict', rules: { send: { allow: [CUSTOMERS] } } });
  const colleague = await done('POST', '/api-keys', { name: 'colleague', approval: 'required' });
  const tag = mails.find(({ what }) => what === 'approve_email')?.tag;
  const draft = { inboxId, to: `${tag}@evil.example`, subject: 'An offer', text: 'To be looked at first.' };
  const held = await done('POST', '/emails/send', draft, colleague.key);
  assert.equal(held.status, 'held');
  await done('POST', '/suppressions', { address: 'suppressed@evil.example' });
  return { $strict: strict.id, $held: held.id };
}

async function found(room: Postroom, sink: SmtpSink, attacker: string): Promise<Omit<Ended, 'mails' | 'obeyed'>> {
  const recipients = sink.mails.flatMap((mail) => mail.recipients);
  const reached = new Set<string>();
  for (const recipient of recipients) {
    const tag = /v[0-9]{3}/i.exec(recipient)?.[0].toLowerCase();
    if (tag && !recipient.startsWith('from.')) reached.add(tag);
  }
  const { body } = await room.rest('GET', '/emails?limit=100&direction=inbound', undefined, { key: attacker });
  for (const { subject } of body.data) reached.add(/v[0-9]{3}/.exec(subject)?.[0] ?? subject);
  const answered = HONEST.filter(({ from, id }) =>
    sink.mails.some((mail) => mail.recipients.includes(from) && mail.mime.includes(`In-Reply-To: ${id}`)),
  );
  return { recipients, reached, elsewhere: body.data.length, answered: answered.map(({ from }) => from) };
}

/** The variations that get through are those that the list says get through, and no others. */
function reachesOnly({ mails, reached }: Ended, restriction: Restriction): void {
  const told = (wanted: (mail: HostileMail) => boolean) => mails.filter(wanted).map(({ tag, what }) => `${tag} ${what}`);
  const should = ({ reaches }: HostileMail) => reaches.includes(restriction);
  const doesNot = told((mail) => should(mail) && !reached.has(mail.tag));
  const does = told((mail) => !should(mail) && reached.has(mail.tag));
  assert.deepEqual({ doesNot, does }, { doesNot: [], does: [] });
}

function outside(recipients: string[]): string[] {
  return recipients.filter((recipient) => recipient.slice(recipient.lastIndexOf('@') + 1) !== CUSTOMERS);
}

describe('an agent that follows every instruction in its mail', () => {
  let free: Ended;
  before(async () => {
    free = await workWith({});
  });

  test('and whose key has no restriction writes to the attacker by each of the ways: they all work', () => {
    reachesOnly(free, 'none');
    assert.ok(free.mails.length >= 40);
    assert.ok(free.elsewhere >= 3, 'also to the inbox in the same Postroom');
    for (const { tag, code } of free.mails.filter((mail) => mail.code !== undefined)) {
      const refused = free.obeyed.filter(({ subject, asked }) => asked && subject.includes(`[${tag}]`)).map((one) => one.code);
      assert.deepEqual(refused, [code], `${tag} was tried, and is no address for any key`);
    }
    assert.equal(free.answered.length, HONEST.length);
  });

  for (const [who, scopes] of [
    ['an agent', AGENT],
    ['one that may make inboxes and keys', FOREMAN],
  ] as const) {
    test(`with the key of ${who}, reply-only and with an allow-list, writes to no attacker, and its customers are answered`, async () => {
      const ended = await workWith({ scopes, mode: 'reply-only', trust: 'any', ...ALLOW });
      assert.deepEqual(outside(ended.recipients), []);
      assert.equal(ended.elsewhere, 0);
      assert.deepEqual(
        ended.answered,
        HONEST.map(({ from }) => from),
      );
      // What both leave open: a customer whom an attacker names as a recipient of the same mail gets a copy of the answer.
      reachesOnly(ended, 'both');
      const tried = ended.obeyed.filter(({ asked }) => asked).length;
      assert.ok(tried >= 100, `the agent obeyed: ${tried} calls`);
    });
  }

  test('with reply-only alone writes to no new address; but it answers every sender, and those whom that mail names', async () => {
    const ended = await workWith({ scopes: FOREMAN, mode: 'reply-only', trust: 'any' });
    reachesOnly(ended, 'reply-only');
    assert.ok(outside(ended.recipients).length > 0);
    assert.equal(ended.answered.length, HONEST.length);
  });

  test('with an allow-list alone writes to no address outside of it; but to customers who never wrote, whatever it is told', async () => {
    const ended = await workWith({ scopes: FOREMAN, ...ALLOW });
    assert.deepEqual(outside(ended.recipients), []);
    assert.equal(ended.elsewhere, 0);
    reachesOnly(ended, 'allow-list');
    assert.equal(ended.answered.length, HONEST.length);
  });
});
