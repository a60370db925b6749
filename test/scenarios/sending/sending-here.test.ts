/** Mail between inboxes of one Postroom, with no SMTP at all, and what is refused before anything is stored. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eventually, type Json, type Postroom, startPostroom } from '../../support/rooms/postroom.ts';

describe('without a relay', () => {
  let room: Postroom;
  let ann: Json;
  let ben: Json;

  before(async () => {
    room = await startPostroom();
    [ann, ben] = [
      (await room.rest('POST', '/inboxes', { localPart: 'ann' })).body,
      (await room.rest('POST', '/inboxes', { localPart: 'ben' })).body,
    ];
  });
  after(() => room.close());

  test('two inboxes of one Postroom write to each other, and the answer finds its thread', async () => {
    const asked = await send(ann, { to: 'Ben <BEN+work@postroom.localhost>', subject: 'Lunch?', text: 'At one?' });
    const question = await firstOf(ben, 'Lunch?');
    assert.deepEqual(
      [String(question.text).trim(), question.direction, question.messageId],
      ['At one?', 'inbound', asked.messageId],
    );
    const answered = await send(ben, {
      to: ann.address,
      subject: 'Re: Lunch?',
      text: 'Yes.',
      headers: { 'In-Reply-To': question.messageId },
    });
    assert.equal(answered.threadId, question.threadId);
    const answer = await firstOf(ann, 'Re: Lunch?');
    assert.equal(answer.threadId, asked.threadId);
    await eventually('both are delivered', async () => {
      const { body } = await room.rest('GET', '/emails?direction=outbound');
      return body.data.every((email: Json) => email.status === 'delivered');
    });
  });

  test('a blind copy arrives and is named nowhere in what others get', async () => {
    const { body: eve } = await room.rest('POST', '/inboxes', { localPart: 'eve' });
    await send(ann, { to: [String(ben.address)], bcc: [eve.address], subject: 'Secret', text: 's' });
    for (const inbox of [ben, eve]) {
      const email = await firstOf(inbox, 'Secret');
      assert.deepEqual([email.to, email.bcc], [ben.address, '']);
      // Not three letters anywhere: an id may have them.
      assert.doesNotMatch((await room.download(`/emails/${email.id}/raw`)).bytes.toString(), /eve@|^bcc:/im);
    }
  });

  test('mail to anyone else is 503 before anything is stored, also when only one of many lives elsewhere', async () => {
    const before = await state();
    for (const recipients of [
      { to: 'bob@example.org' },
      { to: [ben.address], cc: ['bob@example.org'] },
      { to: [ben.address], bcc: ['x@y.example'] },
    ]) {
      const answer = await room.rest('POST', '/emails/send', { inboxId: ann.id, subject: 'x', text: 'x', ...recipients });
      assert.deepEqual([answer.status, answer.body.code], [503, 'unavailable']);
      assert.match(answer.body.hint, /SMTP_URL/);
    }
    assert.deepEqual(await state(), before);
  });

  test('a recipient on the shared domain that does not exist, or is paused, is refused by name', async () => {
    const { body: paused } = await room.rest('POST', '/inboxes', { localPart: 'resting' });
    await room.rest('PATCH', `/inboxes/${paused.id}`, { status: 'paused' });
    const before = await state();
    for (const address of ['nobody@postroom.localhost', 'NOBODY+x@POSTROOM.localhost', paused.address]) {
      const answer = await room.rest('POST', '/emails/send', {
        inboxId: ann.id,
        to: [ben.address, address],
        subject: 'x',
        text: 'x',
      });
      assert.deepEqual([answer.status, answer.body.errors[0].path], [400, 'to.1'], address);
    }
    const fromPaused = await room.rest('POST', '/emails/send', { inboxId: paused.id, to: ben.address, subject: 'x', text: 'x' });
    assert.deepEqual([fromPaused.status, fromPaused.body.code], [409, 'conflict']);
    assert.deepEqual(await state(), before);
  });

  test('a mail needs a body and at least one recipient, and a hundred at most', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `a${index}@example.org`);
    for (const wrong of [{ to: ben.address }, { to: [], text: 'x' }, { to: many, cc: many, text: 'x' }, { to: '', text: 'x' }]) {
      const answer = await room.rest('POST', '/emails/send', { inboxId: ann.id, subject: 'x', ...wrong });
      assert.equal(answer.status, 400, JSON.stringify(wrong));
    }
  });

  async function send(from: Json, mail: Json): Promise<Json> {
    const { status, body } = await room.rest('POST', '/emails/send', { inboxId: from.id, ...mail });
    assert.equal(status, 202, JSON.stringify(body));
    return body;
  }

  async function firstOf(inbox: Json, subject: string): Promise<Json> {
    return await eventually(`${subject} arrives`, async () => {
      const { body } = await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound&include=body`);
      return body.data.find((email: Json) => email.subject === subject);
    });
  }

  /** What a refused send must leave as it was. */
  async function state(): Promise<unknown> {
    const { emails, deliveries } = (await room.rest('GET', '/metrics')).body;
    return { outbound: emails.outbound, bytes: emails.storedBytes, deliveries };
  }
});
