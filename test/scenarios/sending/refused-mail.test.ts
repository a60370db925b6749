/** What is wrong with a mail is told all at once: every address that cannot be written to, and that it says nothing. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { correspond } from '../../support/rooms/correspondence.ts';
import { type Answer, type Json, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock);
const question = await desk.receive({ from: 'bob@example.org', subject: 'Which day?', messageId: '<q@example.org>' });
const { body: draft } = await room.rest('POST', '/drafts', { inboxId: desk.id, subject: 'x' });
const agent = await room.mcp();
const PNG = { filename: 'a.png', content: 'iVBORw0KGgo=', contentType: 'image/png' };

const ofMail = { inboxId: desk.id, subject: 'Hello', to: 'ann@example.org', text: 'Hello.' };
const counted = async () => (await room.sql('select count(*) as count from emails'))[0]?.count;
const pathsOf = ({ body }: Answer) => (body.errors ?? []).map(({ path }: Json) => path);

describe('every address that is not valid is named', () => {
  const bad = { to: ['ann@example.org', 'nobody', 'a@b@c'], cc: ['x@'], bcc: ['y y@example.org', 'c@example.org'] };
  const named = ['to.1', 'to.2', 'cc.0', 'bcc.0'];
  const ways: [what: string, path: string, tool: string, input: Json, paths: string[]][] = [
    ['to send', '/emails/send', 'send_email', { ...ofMail, ...bad, replyTo: 'z' }, [...named, 'replyTo']],
    ['to try', '/emails/send', 'send_email', { ...ofMail, ...bad, dryRun: true }, named],
    ['to answer', `/emails/${question.id}/reply`, 'reply_to_email', { text: 'x', cc: ['x@', 'y'] }, ['cc.0', 'cc.1']],
    ['to forward', `/emails/${question.id}/forward`, 'forward_email', bad, named],
    ['to save', '/drafts', 'save_draft', { ...ofMail, ...bad }, named],
  ];
  for (const [what, path, tool, input, paths] of ways) {
    test(what, async () => {
      const before = await counted();
      const answer = await room.rest('POST', path, input);
      assert.deepEqual([answer.status, pathsOf(answer)], [400, paths]);
      assert.ok(answer.body.detail.startsWith(`${paths[0]}: `), answer.body.detail);
      const id = path.includes(question.id) ? { id: question.id } : {};
      assert.deepEqual(pathsOf(await agent.call(tool, { ...id, ...input })), paths);
      assert.equal(await counted(), before);
    });
  }

  test('to change a draft, which stays as it was', async () => {
    const answer = await room.rest('PATCH', `/drafts/${draft.id}`, { to: ['x@', 'y'], bcc: ['z'] });
    assert.deepEqual([answer.status, pathsOf(answer)], [400, ['to.0', 'to.1', 'bcc.0']]);
  });

  test('twenty of them at most', async () => {
    const to = Array.from({ length: 60 }, (_, n) => `nobody${n}`);
    assert.equal(pathsOf(await room.rest('POST', '/emails/send', { ...ofMail, to })).length, 20);
  });

  test('in the rules of an inbox', async () => {
    const rules = { send: { allow: ['good.example', 'bad one'], block: ['x@'] }, receive: { allow: ['*@x.example'] } };
    const answer = await room.rest('PATCH', `/inboxes/${desk.id}`, { rules });
    assert.deepEqual(
      [answer.status, pathsOf(answer)],
      [400, ['rules.send.allow.1', 'rules.send.block.0', 'rules.receive.allow.0']],
    );
  });
});

test('every address of this server where no inbox takes mail is named', async () => {
  const to = ['ann@example.org', 'none@postroom.localhost'];
  const input = { ...ofMail, to, cc: [desk.address, 'nor@postroom.localhost'] };
  for (const more of [{}, { dryRun: true }]) {
    const answer = await room.rest('POST', '/emails/send', { ...input, ...more });
    assert.deepEqual([answer.status, pathsOf(answer)], [400, ['to.1', 'cc.1']]);
  }
});

describe('a mail that says nothing is refused', () => {
  const blank: [what: string, words: Json, path: string][] = [
    ['without a character', { text: '' }, 'text'],
    ['of white space and what nobody sees', { text: ' \n\t\u00a0\u200b\ufeff' }, 'text'],
    ['of empty HTML', { html: '<html><body><p>&nbsp;</p><br></body></html>' }, 'html'],
    ['of blank text and HTML', { text: ' ', html: '<div> </div>' }, 'text'],
  ];
  const refused = (answer: Answer, path: string) => {
    assert.deepEqual([answer.body.code, pathsOf(answer)], ['invalid_request', [path]]);
    assert.match(answer.body.detail ?? answer.body.message, /says nothing/);
    assert.match(answer.body.hint, /Nothing was sent/);
  };
  for (const [what, words, path] of blank) {
    test(what, async () => {
      const before = await counted();
      for (const more of [{}, { dryRun: true }]) {
        const input = { ...ofMail, text: undefined, ...words, ...more };
        refused(await room.rest('POST', '/emails/send', input), path);
        refused(await agent.call('send_email', input), path);
        for (const quote of [false, true])
          refused(await room.rest('POST', `/emails/${question.id}/reply`, { ...words, quote, ...more }), path);
      }
      assert.equal(await counted(), before);
    });
  }

  test('by a template too, and as a draft, which may be saved so', async () => {
    const template = (await room.rest('POST', '/templates', { name: 'blank', subject: 'x', text: '{{words}}' })).body;
    const filled = { inboxId: desk.id, to: 'ann@example.org', template: { id: template.id, variables: { words: ' ' } } };
    refused(await room.rest('POST', '/emails/send', filled), 'template');
    const saved = await room.rest('POST', '/drafts', { ...ofMail, text: ' \n' });
    assert.equal(saved.status, 201);
    for (const more of [{}, { dryRun: true }]) refused(await room.rest('POST', `/drafts/${saved.body.id}/send`, more), 'text');
  });

  test('but not one with a file, a picture or a dot, one that is too long to look through, nor a forward without words', async () => {
    const sent = async (path: string, input: Json) => assert.equal((await room.rest('POST', path, input)).status, 202);
    await sent('/emails/send', { ...ofMail, text: '', attachments: [PNG] });
    await sent('/emails/send', { ...ofMail, text: undefined, html: '<p><img src="https://example.org/a.png"></p>' });
    await sent('/emails/send', { ...ofMail, text: '.' });
    await sent('/emails/send', { ...ofMail, text: undefined, html: '<p>&nbsp;</p>'.repeat(10_000) });
    await sent(`/emails/${question.id}/reply`, { text: ' ', attachments: [PNG] });
    await sent(`/emails/${question.id}/forward`, { to: 'ann@example.org' });
    await sent(`/emails/${question.id}/forward`, { to: 'ann@example.org', text: ' ' });
  });
});
