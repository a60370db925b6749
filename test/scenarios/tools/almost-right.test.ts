/** Calls that a model gets almost right: what is meant is done where there is no doubt, and else the first answer says how to mend the call. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Answer, type Json, startPostroom } from '../../support/rooms/postroom.ts';

const room = await startPostroom();
const agent = await room.mcp();
const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'desk', displayName: 'Desk' });
await room.inbound(inbox.address, 'From: Eve <eve@example.net>\r\nSubject: Hello\r\n\r\nHello.\r\n');
const [email] = (await room.rest('GET', '/emails')).body.data;
const { body: draft } = await room.rest('POST', '/drafts', { inboxId: inbox.id, to: ['a@example.org'], cc: ['b@example.org'] });
assert.ok(draft.id, JSON.stringify(draft));
const mail = { inboxId: inbox.id, to: inbox.address, subject: 'x', text: 'x', dryRun: true };
const nowhere = '01890000-0000-7000-8000-000000000000';

async function call(name: string, input: Json): Promise<Answer['body']> {
  const { status, body } = await agent.call(name, input);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

async function refused(name: string, input: Json): Promise<Answer['body']> {
  const { status, body } = await agent.call(name, input);
  assert.ok(status >= 400, JSON.stringify(body));
  return body;
}

describe('what is meant', () => {
  test('is read: a word of a list in other letters', async () => {
    assert.equal((await call('list_emails', { direction: 'INBOUND', status: ' Received' })).data.length, 1);
    assert.match((await refused('list_emails', { direction: 'incoming' })).message, /must be one of inbound, outbound/);
    assert.equal((await room.rest('GET', '/emails?direction=INBOUND')).status, 400, 'REST takes what it says');
  });

  test('is read: an empty text where nothing is meant', async () => {
    const blank = { threadId: '', since: '', cursor: '', isRead: '', limit: '', direction: '', label: '', from: '' };
    assert.equal((await call('list_emails', blank)).data.length, 2);
    const { recipients } = await call('send_email', { ...mail, cc: '', bcc: '', replyTo: '', sendAt: '', labels: '' });
    assert.equal(recipients.length, 1);
    assert.deepEqual(await call('update_emails', { ids: [email.id], threadId: '', isRead: false, addLabels: '' }), {
      updated: 1,
    });
    await call('save_draft', { id: draft.id, cc: '', text: 'x' });
    assert.equal((await room.rest('GET', `/emails/${draft.id}`)).body.cc, '');
    assert.match((await refused('send_email', { ...mail, to: '' })).message, /^to: /);
    assert.match((await refused('send_email', { ...mail, inboxId: '' })).message, /^inboxId: /);
    assert.equal((await room.rest('GET', '/emails?threadId=')).status, 400, 'REST takes what it says');
  });

  test('is not guessed: which inboxes and scopes a new key has, where an empty text names none', async () => {
    for (const none of [{ inboxIds: '' }, { scopes: '' }]) {
      const { code, message } = await refused('create_api_key', { name: 'helper', ...none });
      assert.deepEqual([code, message.split(':')[0]], ['invalid_request', Object.keys(none)[0]]);
    }
  });

  test('is read: several ids, or labels, in one text', async () => {
    assert.equal((await call('get_email', { ids: `${email.id}, ${draft.id}` })).data.length, 2);
    await call('update_emails', { ids: email.id, addLabels: 'urgent,billing' });
    const { body } = await room.rest('GET', `/emails/${email.id}`);
    assert.deepEqual(body.labels.toSorted(), ['billing', 'urgent']);
    assert.equal((await refused('get_email', { ids: `${email.id}, all` })).errors[0].path, 'ids.0');
  });

  test('is read: an inbox by the From of what it sent, and senders by a pattern', async () => {
    assert.equal((await call('list_emails', { inboxId: `Desk <${inbox.address}>` })).data.length, 2);
    for (const from of ['*@example.net', 'eve@*', '*'])
      assert.ok((await call('list_emails', { from, direction: 'inbound' })).data.length === 1, from);
    const wait = { from: '*@example.net', since: '2000-01-01', timeoutSeconds: 1 };
    assert.equal((await call('wait_for_email', wait)).email?.id, email.id);
    assert.equal((await call('claim_email', { inboxId: inbox.id, filter: { from: '*@example.net' } })).email?.id, email.id);
  });
});

describe('what stands around a value', () => {
  test('is left out: spaces around an id, an address and a time', async () => {
    assert.equal((await call('get_email', { id: ` ${email.id}\n` })).id, email.id);
    assert.equal((await call('list_emails', { inboxId: ` ${inbox.address} `, since: ' 2000-01-01T00:00:00Z ' })).data.length, 2);
    assert.equal((await call('get_email', { ids: [`${email.id} `] })).data.length, 1);
    assert.match((await refused('list_emails', { inboxId: ' ' })).message, /^inboxId: /);
    const padded = await room.rest('GET', `/emails?inboxId=${encodeURIComponent(` ${inbox.address}`)}`);
    assert.equal(padded.status, 400, 'REST takes what it says');
  });

  test('is left out: the name before the address of a sender, as answers tell it', async () => {
    for (const from of ['Eve <eve@example.net>', '"Adams, Eve" <eve@example.net>', ' eve@example.net ', '<EVE@example.net>']) {
      assert.equal((await call('list_emails', { from, direction: 'inbound' })).data.length, 1, from);
      assert.equal((await room.rest('GET', `/emails?from=${encodeURIComponent(from)}`)).body.data.length, 1, from);
    }
    assert.equal((await call('list_emails', { from: 'Eve <adam@example.net>' })).data.length, 0);
    const wait = { from: 'Evelyn <eve@example.net>', since: '2000-01-01', timeoutSeconds: 1 };
    assert.equal((await call('wait_for_email', wait)).email?.id, email.id);
  });
});

describe('a text that was escaped twice', () => {
  test('has its lines over MCP, and a path in a text is left alone', async () => {
    const textOf = async (text: string) => {
      const { id } = await call('save_draft', { inboxId: inbox.id, to: 'a@example.org', subject: 'x', text });
      return (await room.rest('GET', `/emails/${id}`)).body.text.trim();
    };
    assert.equal(await textOf('Hello Ann,\\n\\nit is ready.\\r\\nBest,\\nBot'), 'Hello Ann,\n\nit is ready.\nBest,\nBot');
    for (const text of ['See C:\\new\\notes.', 'Write \\n\\n for a blank line:\nso.']) assert.equal(await textOf(text), text);
    const { body } = await room.rest('POST', '/drafts', { inboxId: inbox.id, text: 'One\\n\\ntwo' });
    assert.match((await room.rest('GET', `/emails/${body.id}`)).body.text, /^One\\n\\ntwo/, 'REST takes what it says');
  });
});

describe('a value that is refused', () => {
  test('is told with what it lacks: an offset from UTC, the address of an inbox, a local part alone', async () => {
    const sendAt = async (at: string) => (await refused('send_email', { ...mail, sendAt: at })).message;
    for (const at of ['2999-12-01T09:00:00', '2999-12-01 09:00'])
      assert.match(await sendAt(at), /^sendAt: says no offset from UTC/);
    assert.match(await sendAt('tomorrow'), /^sendAt: must be an RFC 3339 time/);
    assert.match((await refused('list_emails', { inboxId: 'desk' })).message, /address of an inbox, such as agent@example.com/);
    assert.match((await refused('create_inbox', { localPart: 'a@postroom.localhost' })).message, /is a whole address: /);
  });

  test('is told with the fields that there are, where nothing is near', async () => {
    const { hint } = await refused('list_inboxes', { query: 'x' });
    assert.match(hint, /Known fields: .*limit, cursor/);
    assert.match((await refused('send_email', { ...mail, attachments: [{ path: '/a' }] })).hint, /Known fields: filename, /);
    assert.doesNotMatch((await refused('list_inboxes', { page: 2 })).hint, /Known fields/);
  });
});

describe('a field that is not known', () => {
  const told: [string, Json, string, string][] = [
    ['send_email', { ...mail, inReplyTo: 'x' }, 'inReplyTo', '; to answer an email, use reply_to_email'],
    ['send_email', { ...mail, threadId: nowhere }, 'threadId', '; to answer an email, use reply_to_email'],
    ['send_email', { ...mail, from: 'desk' }, 'from', ''],
    ['send_email', { to: 'a@example.org', from: 'desk' }, 'from', '; did you mean inboxId?'],
    ['wait_for_email', { to: 'desk@postroom.localhost' }, 'to', '; did you mean inboxId?'],
    ['reply_to_email', { id: nowhere, text: 'x', inboxId: nowhere }, 'inboxId', ''],
    ['reply_to_email', { threadId: nowhere, text: 'x' }, 'threadId', ''],
    ['save_draft', { threadId: nowhere, text: 'x' }, 'threadId', ''],
    ['get_thread', { threadId: nowhere }, 'threadId', '; did you mean id?'],
    ['delete_inbox', { inboxId: nowhere }, 'inboxId', '; did you mean id?'],
    ['claim_email', { inboxId: nowhere, limit: 1 }, 'limit', '; did you mean count?'],
    ['claim_email', { inboxId: nowhere, from: 'eve' }, 'from', '; did you mean filter.from?'],
    ['forward_email', { id: nowhere, to: 'a@example.org', comment: 'x' }, 'comment', '; did you mean text?'],
    ['send_email', { ...mail, attachments: [{ name: 'a.txt', data: 'eA==' }] }, 'attachments.0.name', '; did you mean filename?'],
    ['send_email', { ...mail, attachments: [{ name: 'a.txt', data: 'eA==' }] }, 'attachments.0.data', '; did you mean content?'],
  ];
  for (const [tool, input, path, hint] of told)
    test(`of ${tool} is told what helps: ${path}`, async () => {
      const { errors } = await refused(tool, input);
      assert.deepEqual(
        errors.find((error: Json) => error.path === path),
        { path, message: `is not a known field${hint}` },
      );
    });

  test('is all that is told where the field that was meant is required', async () => {
    const { message, errors } = await refused('forward_email', { emailId: email.id, to: 'a@example.org' });
    assert.equal(message, 'emailId: is not a known field; did you mean id?');
    assert.equal(errors.length, 1);
  });
});

describe('the id of something else', () => {
  test('of a thread in place of an email is told with the newest email of it, in every tool', async () => {
    for (const [tool, input] of Object.entries({
      get_email: {},
      reply_to_email: { text: 'x' },
      forward_email: { to: inbox.address },
      wait_for_update: {},
      cancel_email: {},
    })) {
      const body = await refused(tool, { id: email.threadId, ...input });
      assert.deepEqual([body.code, body.message], ['not_found', 'This is the id of a thread, and not of an email.'], tool);
      assert.match(body.hint, new RegExp(`newest email has the id ${email.id}`), tool);
    }
    const drafted = await refused('save_draft', { answers: email.threadId, text: 'x' });
    assert.match(drafted.hint, new RegExp(email.id));
  });

  test('of an email in place of a thread is told with its thread', async () => {
    for (const [tool, input] of Object.entries({ get_thread: { id: email.id }, list_emails: { threadId: email.id } })) {
      const body = await refused(tool, input);
      assert.deepEqual([body.code, body.message], ['not_found', 'This is the id of an email, and not of a thread.'], tool);
      assert.match(body.hint, new RegExp(email.threadId), tool);
    }
  });

  test('is told of nothing that the key does not see', async () => {
    const { body: other } = await room.rest('POST', '/inboxes', {});
    const { key } = (await room.rest('POST', '/api-keys', { name: 'bound', inboxIds: [other.id] })).body;
    const stranger = await room.mcp(key);
    const unknown = (await stranger.call('get_email', { id: nowhere })).body;
    assert.deepEqual((await stranger.call('get_email', { id: email.threadId })).body, unknown);
    assert.deepEqual(
      (await stranger.call('get_thread', { id: email.id })).body,
      (await stranger.call('get_thread', { id: nowhere })).body,
    );
  });
});
