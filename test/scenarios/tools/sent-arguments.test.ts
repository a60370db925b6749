/** What models send: nulls, text for numbers, one value for a list, dates, addresses for ids, and names that are almost right. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { type Answer, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { HOOKS_ENV } from '../../support/servers/webhook-receiver.ts';

const room = await startPostroom(HOOKS_ENV);
const agent = await room.mcp();
const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'ada' });
await room.inbound(inbox.address, 'From: eve@example.net\r\nSubject: Hello\r\n\r\nHello.\r\n');
// What every tool's sample is sent to.
await room.rest('POST', '/inboxes', { localPart: 'sample' });
const mail = { inboxId: inbox.id, to: inbox.address, subject: 'x', text: 'x' };

/** The day that comes in so many days. */
function after(days: number): string {
  const today = new Date().toISOString().slice(0, 10);
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

async function call(name: string, input: Json): Promise<Answer['body']> {
  const { status, body } = await agent.call(name, input);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function errorsOf(name: string, input: Json): Promise<Json[]> {
  const { status, body } = await agent.call(name, input);
  assert.deepEqual([status, body.code], [400, 'invalid_request'], JSON.stringify(body));
  return body.errors;
}

describe('null', () => {
  test('keeps its meaning over REST, and over MCP clear says it', async () => {
    const { body: made } = await room.rest('POST', '/inboxes', { displayName: 'Ada', rules: { send: { allow: [] } } });
    assert.ok((await call('update_inbox', { id: made.id, displayName: null, rules: null, status: 'active' })).rules);
    const cleared = await call('update_inbox', { id: made.id, clear: ['displayName', 'rules'] });
    assert.deepEqual([cleared.displayName, cleared.rules ?? null], [null, null]);
    await room.rest('PATCH', `/inboxes/${made.id}`, { displayName: 'Ada' });
    assert.equal((await room.rest('PATCH', `/inboxes/${made.id}`, { displayName: null })).body.displayName, null);
  });

  test('is told apart from a field that cannot be cleared, or that is given too', async () => {
    const [unknown] = await errorsOf('update_inbox', { id: inbox.id, clear: ['status'] });
    assert.deepEqual(unknown, { path: 'clear.0', message: 'must be one of displayName, exchangesPerHour, rules' });
    const [both] = await errorsOf('update_inbox', { id: inbox.id, clear: 'displayName', displayName: 'Ada' });
    assert.equal(both?.path, 'clear.0');
    const [none] = await errorsOf('delete_inbox', { id: inbox.id, clear: ['id'] });
    assert.equal(none?.path, 'clear');
  });
});

describe('what is meant', () => {
  test('is read: text for numbers and booleans, one value for a list, a list of names and values', async () => {
    assert.equal((await call('list_emails', { inboxId: inbox.id, isRead: 'false', limit: '1' })).data.length, 1);
    assert.equal((await call('send_email', { ...mail, cc: 'sample@postroom.localhost', dryRun: 'TRUE' })).wouldBe, 'queued');
    const sent = await call('send_email', { ...mail, to: inbox.address, cc: inbox.address, labels: 'one' });
    const { body: stored } = await room.rest('GET', `/emails/${sent.id}`);
    assert.deepEqual(stored.labels, ['one']);
    const noted = await call('create_inbox', { metadata: [{ name: 'site', value: 'example.org' }] });
    assert.deepEqual(noted.metadata, { site: 'example.org' });
    assert.deepEqual((await call('create_inbox', { metadata: { site: 'example.org' } })).metadata, noted.metadata);
  });

  test('is read: a list or an object that is sent as its JSON text', async () => {
    const text = (value: unknown) => ` ${JSON.stringify(value)}\n`;
    const ids = (await call('list_emails', { inboxId: inbox.id })).data.map((email: Json) => email.id);
    assert.equal((await call('get_email', { ids: text(ids) })).data.length, ids.length);
    assert.equal((await call('wait_for_email', { inboxIds: text([inbox.address]), since: after(-1) })).timedOut, false);
    const { recipients } = await call('send_email', {
      ...mail,
      to: text([inbox.address, 'Sample <sample@postroom.localhost>']),
      headers: text({ 'X-A': 'x' }),
      attachments: text([{ filename: 'a.txt', content: 'eA==' }]),
      dryRun: true,
    });
    assert.deepEqual(
      recipients.map(({ address }: Json) => address),
      [inbox.address, 'sample@postroom.localhost'],
    );
    const { rules, metadata } = await call('create_inbox', {
      rules: text({ send: { allow: '["example.org"]' } }),
      metadata: text([{ name: 'site', value: '[1]' }]),
    });
    assert.deepEqual([rules.send.allow, metadata], [['example.org'], { site: '[1]' }]);
    const found = { inboxId: inbox.id, filter: text({ from: 'nobody@example.net' }) };
    assert.equal((await call('claim_email', found)).email, null);
  });

  test('is read without the marks of the answer that it was taken from', async () => {
    const { data } = await call('list_emails', { inboxId: inbox.id, direction: 'inbound' });
    const [{ from, subject }] = data.filter((email: Json) => String(email.from).includes('eve@'));
    assert.match(from, /^<(u-\w+)>eve@example\.net<\/\1>$/);
    assert.equal((await call('list_emails', { inboxId: inbox.id, from, subject })).data.length, 1);
    assert.equal((await call('search_emails', { q: subject, inboxId: inbox.id })).data[0]?.subject.includes('Hello'), true);
    const own = `<u-4kq9Zr>${inbox.address}</u-4kq9Zr>`;
    const sent = await call('send_email', { ...mail, to: [own], cc: own, subject, text: `${subject} and ${subject}` });
    const { body } = await room.rest('GET', `/emails/${sent.id}`);
    assert.deepEqual([body.to, body.cc, body.subject], [inbox.address, inbox.address, 'Hello']);
    assert.equal(body.text, `${subject} and ${subject}`, 'marks within a text are left');
    const noted = await call('create_inbox', { metadata: { site: '<u-4kq9Zr>example.org</u-4kq9Zr>' } });
    assert.deepEqual(noted.metadata, { site: 'example.org' });
    const overRest = await room.rest('GET', `/emails?from=${encodeURIComponent(from)}`);
    assert.deepEqual(overRest.body.data, [], 'REST answers none, and means what it is sent');
  });

  test('is read as it stands where a text may begin so', async () => {
    const sent = await call('send_email', { ...mail, subject: '["x"]', text: '{"x":1}', labels: '[urgent]', holdSeconds: 60 });
    const { body } = await room.rest('GET', `/emails/${sent.id}`);
    assert.deepEqual([body.subject, body.text, body.labels], ['["x"]', '{"x":1}', ['[urgent]']]);
    assert.equal((await errorsOf('send_email', { ...mail, to: '["a@example.org"' }))[0]?.path, 'to');
    assert.equal((await errorsOf('claim_email', { inboxId: inbox.id, filter: '[]' }))[0]?.path, 'filter');
    assert.equal((await errorsOf('get_email', { ids: '{"id":1}' }))[0]?.path, 'ids.0');
    const overRest = await room.rest('POST', '/emails/send', { ...mail, labels: '["x"]' });
    assert.deepEqual(overRest.body.errors, [{ path: 'labels', message: 'must be a list, not a string' }]);
  });

  test('is not guessed: a name twice, text that is no number, a boolean for a list', async () => {
    const twice = {
      metadata: [
        { name: 'a', value: '1' },
        { name: 'a', value: '2' },
      ],
    };
    assert.equal((await errorsOf('create_inbox', twice))[0]?.path, 'metadata');
    assert.equal((await errorsOf('list_emails', { limit: 'ten' }))[0]?.path, 'limit');
    assert.equal((await errorsOf('send_email', { ...mail, cc: true }))[0]?.path, 'cc');
    assert.equal((await errorsOf('list_emails', { isRead: 'yes' }))[0]?.path, 'isRead');
  });

  test('is the same request to an idempotency key, however it was written', async () => {
    const idempotencyKey = randomUUID();
    const first = await call('send_email', { ...mail, holdSeconds: 60, cc: [inbox.address], idempotencyKey });
    const again = { ...mail, inboxId: inbox.address, holdSeconds: '60', cc: inbox.address, bcc: null, idempotencyKey };
    assert.equal((await call('send_email', again)).id, first.id);
  });

  test('of rules is everyone for an asterisk, over both transports', async () => {
    for (const allow of ['*', ['*']]) {
      const { rules } = await call('create_inbox', { rules: { send: { allow, block: 'example.net' } } });
      assert.deepEqual([rules.send.allow ?? null, rules.send.block], [null, ['example.net']]);
    }
    const { body } = await room.rest('POST', '/inboxes', { rules: { send: { allow: ['*'] } } });
    assert.equal(body.rules.send.allow, null);
    const { rules } = await call('create_inbox', { rules: { send: { allow: 'example.org' } } });
    assert.deepEqual(rules.send.allow, ['example.org']);
  });
});

describe('a day', () => {
  test('is its start for since and its end for until, in tools and in queries', async () => {
    const found = async (range: Json) => {
      const { data } = await call('list_emails', { inboxId: inbox.id, ...range });
      const query = new URLSearchParams({ inboxId: inbox.id, ...range } as Record<string, string>);
      const { body } = await room.rest('GET', `/emails?${query}`);
      assert.equal(body.data.length, data.length);
      return data.length > 0;
    };
    // The day may end while this runs, so each range has a day to spare.
    assert.deepEqual(
      [await found({ since: after(-1), until: after(1) }), await found({ since: after(2) }), await found({ until: after(-2) })],
      [true, false, false],
    );
    const wait = { inboxId: inbox.id, since: after(-1), timeoutSeconds: 1 };
    assert.equal((await call('wait_for_email', wait)).timedOut, false);
  });

  test('may be a time with an offset in a query, whose plus is a space where it was not encoded', async () => {
    const count = async (query: string) => {
      const answer = await room.rest('GET', `/emails?inboxId=${inbox.id}&${query}`);
      return answer.status === 200 ? answer.body.data.length : answer.status;
    };
    const [past, ahead] = [after(-1), after(3)];
    for (const plus of ['+', '%2B', '%20'])
      assert.deepEqual(
        [await count(`since=${past}T00:00:00${plus}02:00`), await count(`since=${ahead}T00:00:00${plus}02:00`)],
        [await count(`since=${past}`), 0],
      );
    assert.ok((await count(`since=${past}`)) > 0);
    assert.equal(await count(`since=${past}%2000:00:00Z`), 400);
    const [error] = await errorsOf('list_emails', { since: `${past}T00:00:00 02:00` });
    assert.equal(error?.path, 'since', 'only a query loses its plus');
  });

  test('ends a key at its end, and words are refused with an example', async () => {
    const { expiresAt } = await call('create_api_key', { name: 'until then', expiresAt: after(3) });
    assert.equal(expiresAt, `${after(4)}T00:00:00.000Z`);
    for (const sendAt of ['in 3 days', '2026-02-30', 'tomorrow']) {
      const [error] = await errorsOf('send_email', { ...mail, sendAt });
      assert.deepEqual(error, { path: 'sendAt', message: 'must be an RFC 3339 time, such as 2026-03-01T09:00:00Z' });
    }
  });
});

describe('the address of an inbox', () => {
  test('is as good over REST, and in prompts and resources', async () => {
    assert.equal((await room.rest('GET', `/inboxes/${inbox.address}`)).body.id, inbox.id);
    assert.equal((await room.rest('GET', `/emails?inboxId=${inbox.address}`)).status, 200);
    assert.equal((await room.rest('PATCH', `/inboxes/${inbox.address}`, { displayName: 'Ada' })).body.id, inbox.id);
    const prompt = await agent.client.getPrompt({ name: 'triage_inbox', arguments: { inboxId: inbox.address } });
    assert.match(JSON.stringify(prompt.messages), new RegExp(inbox.id));
    const { contents } = await agent.client.readResource({ uri: `postroom://inboxes/${encodeURIComponent(inbox.address)}` });
    assert.match(JSON.stringify(contents), new RegExp(inbox.id));
  });

  test('does not exist for another account, nor for a key that is bound to other inboxes', async () => {
    const other = await room.account();
    const { body: mine } = await room.rest('POST', '/inboxes', {});
    const bound = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [mine.id] })).body.key;
    const unknown = await agent.call('list_emails', { inboxId: 'nobody@postroom.localhost' });
    assert.equal(unknown.body.message, 'No inbox with this address.');
    for (const key of [other, bound]) {
      const stranger = await room.mcp(key);
      for (const [name, input] of Object.entries({
        list_emails: { inboxId: inbox.address },
        send_email: { ...mail, inboxId: inbox.address },
      }))
        assert.deepEqual((await stranger.call(name, input)).body, unknown.body);
    }
  });
});

describe('a field', () => {
  const meant: [string, Json, string, string][] = [
    ['get_email', { emailId: 'x' }, 'emailId', 'id'],
    ['get_email', { messageId: 'x' }, 'messageId', 'id'],
    ['wait_for_email', { timeout: 5 }, 'timeout', 'timeoutSeconds'],
    ['send_email', { body: 'x' }, 'body', 'text'],
    ['list_emails', { unread: true }, 'unread', 'isRead'],
    ['list_emails', { inbox_id: 'x' }, 'inbox_id', 'inboxId'],
    ['search_emails', { query: 'x' }, 'query', 'q'],
    ['update_emails', { emailIds: ['x'] }, 'emailIds', 'ids'],
    ['save_draft', { emailId: 'x' }, 'emailId', 'answers'],
    ['send_email', { sendat: 'x' }, 'sendat', 'sendAt'],
    ['send_email', { subjct: 'x' }, 'subjct', 'subject'],
  ];
  for (const [tool, input, path, name] of meant)
    test(`that ${tool} does not know is refused with the one that was meant: ${path}`, async () => {
      const found = (await errorsOf(tool, input)).find((error) => error.path === path);
      assert.deepEqual(found, { path, message: `is not a known field; did you mean ${name}?` });
    });

  test('in an object inside is compared with the fields of that object', async () => {
    const attachments = [{ name: 'a.txt', filename: 'a.txt', content: 'eA==', contenttype: 'text/plain' }];
    const errors = await errorsOf('send_email', { ...mail, attachments });
    assert.deepEqual(
      errors.find(({ path }) => path === 'attachments.0.contenttype'),
      {
        path: 'attachments.0.contenttype',
        message: 'is not a known field; did you mean contentType?',
      },
    );
  });

  test('that is missing is said to be required, over both transports', async () => {
    assert.deepEqual(await errorsOf('get_email', {}), [{ path: 'id', message: 'is required' }]);
    const errors = await errorsOf('send_email', {});
    assert.deepEqual(errors, [
      { path: 'inboxId', message: 'is required' },
      { path: 'to', message: 'is required' },
    ]);
    assert.deepEqual((await room.rest('POST', '/emails/send', {})).body.errors, errors);
  });
});

test('100,000 unknown fields are refused as one is', async () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`field${at}`, 1]));
  assert.equal((await errorsOf('whoami', many)).length, 20);
});
