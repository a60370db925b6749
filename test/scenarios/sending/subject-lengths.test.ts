/** How long a subject may be: the same for every tool that writes one, so that what is stored can be sent; and what a longer one that is stored still does. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { tools } from '../../../tools/index.ts';
import { toolSchemas } from '../../../tools/tool-schemas.ts';
import { type Answer, eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

const LONGEST = 'x'.repeat(998);
const TOO_LONG = 'x'.repeat(999);
/** What was once taken for a template. */
const STORED = 'x'.repeat(1500);

let room: Postroom;
let agent: Awaited<ReturnType<Postroom['mcp']>>;
let inbox: { id: string; address: string };
let serial = 0;

before(async () => {
  room = await startPostroom();
  agent = await room.mcp();
  inbox = (await room.rest('POST', '/inboxes', { localPart: 'desk' })).body;
});
after(async () => {
  await agent.close();
  await room.close();
});

const template = (more: Json = {}) => ({ name: `template ${++serial}`, text: 'Hello.', ...more });
const mail = (more: Json = {}) => ({ inboxId: inbox.id, to: inbox.address, text: 'Hello.', ...more });
const ok = (answer: Answer) => {
  assert.ok(answer.status < 300, JSON.stringify(answer.body));
  return answer.body;
};
const made = async (path: string, body: Json) => ok(await room.rest('POST', path, body));

/** Refused for its subject alone, with what to do about it. */
function refused(answer: Answer, hint = /./): void {
  assert.equal(answer.status, 400);
  assert.equal(answer.body.code, 'invalid_request');
  assert.deepEqual(
    answer.body.errors.map((one: Json) => one.path),
    ['subject'],
  );
  assert.match(answer.body.errors[0].message, /998/);
  assert.match(answer.body.hint, hint);
}

describe('a subject of 998 characters is taken and one of 999 is not', () => {
  const writes: Record<string, (subject: string) => Promise<Answer>> = {
    'POST /templates': (subject) => room.rest('POST', '/templates', template({ subject })),
    'PATCH /templates/{id}': async (subject) => {
      const { id } = await made('/templates', template({ subject: 'x' }));
      return await room.rest('PATCH', `/templates/${id}`, { subject });
    },
    'POST /drafts': (subject) => room.rest('POST', '/drafts', mail({ subject })),
    'PATCH /drafts/{id}': async (subject) => {
      const { id } = await made('/drafts', mail({ subject: 'x' }));
      return await room.rest('PATCH', `/drafts/${id}`, { subject });
    },
    'POST /emails/send': (subject) => room.rest('POST', '/emails/send', mail({ subject })),
    'POST /emails/send, beside a template': async (subject) => {
      const { id } = await made('/templates', template({ subject: 'x' }));
      return await room.rest('POST', '/emails/send', { ...mail({ subject, template: { id } }), text: undefined });
    },
    create_template: (subject) => agent.call('create_template', template({ subject })),
    update_template: async (subject) => {
      const { id } = await made('/templates', template({ subject: 'x' }));
      return await agent.call('update_template', { id, subject });
    },
    save_draft: (subject) => agent.call('save_draft', mail({ subject })),
    'save_draft of one that is there': async (subject) => {
      const { id } = await made('/drafts', mail({ subject: 'x' }));
      return await agent.call('save_draft', { id, subject });
    },
    send_email: (subject) => agent.call('send_email', mail({ subject })),
  };
  for (const [name, write] of Object.entries(writes)) {
    test(`by ${name}`, async () => {
      ok(await write(LONGEST));
      refused(await write(TOO_LONG));
    });
  }
});

test('every tool that writes a subject is among these, and its schema tells the limit', () => {
  const written = tools.filter(({ effect, input }) => effect !== 'read' && 'subject' in input.shape);
  assert.deepEqual(written.map(({ name }) => name).toSorted(), [
    'create_draft',
    'create_template',
    'save_draft',
    'send_email',
    'update_draft',
    'update_template',
  ]);
  for (const tool of written) {
    const { properties } = toolSchemas(tool).input as { properties: { subject: { maxLength?: number } } };
    assert.equal(properties.subject.maxLength, LONGEST.length, tool.name);
  }
});

test('a template as long as it may be can be sent, and so can a draft', async () => {
  const reader = await made('/inboxes', { localPart: 'reader' });
  const { id } = await made('/templates', template({ subject: LONGEST }));
  await made('/emails/send', { ...mail({ to: reader.address, template: { id } }), text: undefined });
  const draft = await made('/drafts', mail({ to: reader.address, subject: LONGEST }));
  await made(`/drafts/${draft.id}/send`, {});
  await eventually('both arrive', async () => {
    const { data } = ok(await room.rest('GET', `/emails?inboxId=${reader.id}&direction=inbound`));
    return data.length === 2 && data.every((email: Json) => email.subject === LONGEST);
  });
});

test('a template whose values make its subject too long is refused, and the hint says what can be shorter', async () => {
  const { id } = await made('/templates', template({ subject: 'Order for {{name}}' }));
  const send = (name: string) =>
    room.rest('POST', '/emails/send', { ...mail({ template: { id, variables: { name } } }), text: undefined });
  refused(await send('x'.repeat(989)), /value/);
  ok(await send('x'.repeat(988)));
  const { status, body } = await send(TOO_LONG);
  assert.deepEqual([status, body.errors[0].path], [400, 'template.variables.name']);
});

describe('a longer subject that is stored', () => {
  test('of a template reads as it is, is refused when it is sent, and gives way to another', async () => {
    const { id } = await made('/templates', template({ subject: 'x' }));
    await room.sql('update templates set subject = ? where id = ? returning id', STORED, id);
    assert.equal(ok(await room.rest('GET', `/templates/${id}`)).subject, STORED);
    assert.equal(ok(await agent.call('get_template', { id })).subject, STORED);
    const { data } = ok(await room.rest('GET', '/templates?limit=100'));
    assert.equal(data.find((one: Json) => one.id === id).subject, STORED);

    const filled = { ...mail({ template: { id } }), text: undefined };
    for (const dryRun of [false, true]) {
      refused(await room.rest('POST', '/emails/send', { ...filled, dryRun }), /shorter subject beside the template/);
      refused(await agent.call('send_email', { ...filled, dryRun }), /shorter subject beside the template/);
    }
    ok(await room.rest('POST', '/emails/send', { ...filled, subject: 'Short' }));

    assert.equal(ok(await room.rest('PATCH', `/templates/${id}`, { text: 'Good day.' })).subject, STORED);
    refused(await room.rest('PATCH', `/templates/${id}`, { subject: STORED }));
    ok(await room.rest('PATCH', `/templates/${id}`, { subject: 'Shorter' }));
    ok(await agent.call('send_email', filled));
  });

  test('of a draft reads as it is, is refused when it is sent, and gives way to another', async () => {
    const { id } = await made('/drafts', mail({ subject: 'x' }));
    await room.sql('update emails set subject = ? where id = ? returning id', STORED, id);
    assert.equal(ok(await room.rest('GET', `/emails/${id}`)).subject, STORED);
    const { data } = ok(await room.rest('GET', '/emails?status=draft&limit=100'));
    assert.equal(data.find((one: Json) => one.id === id).subject, STORED);

    for (const dryRun of [false, true]) {
      refused(await room.rest('POST', `/drafts/${id}/send`, { dryRun }), /save_draft/);
      refused(await agent.call('send_draft', { id, dryRun }), /save_draft/);
    }
    assert.equal(ok(await room.rest('GET', `/emails/${id}`)).status, 'draft');
    refused(await room.rest('PATCH', `/drafts/${id}`, { text: 'Good day.' }));
    ok(await agent.call('save_draft', { id, subject: 'Shorter' }));
    assert.equal(ok(await room.rest('POST', `/drafts/${id}/send`)).subject, 'Shorter');
  });
});
