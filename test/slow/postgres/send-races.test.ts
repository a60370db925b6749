/** Mail that was composed and waits for the writer, while what it was composed from changes: what counts is what is there when it is stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShared } from '../../support/postgres/test-database.ts';
import { mime } from '../../support/rooms/conversation.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { type Answer, eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { described } from '../../support/running/described.ts';
import { lockStore } from '../../support/store/locked-store.ts';

const onServer = isShared && process.env.TEST_DATABASE !== 'pglite';

const WAITING =
  "select count(*) from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and l.locktype = 'advisory' and not l.granted";

await described('a mail that waits for the writer', { skip: !onServer && 'it needs a PostgreSQL server' }, async () => {
  const room = await startPostroom();
  const peer = await made({ localPart: 'peer' });

  async function made(more: Json): Promise<Stored> {
    const { status, body } = await room.rest('POST', '/inboxes', more);
    assert.equal(status, 201);
    return body;
  }

  /** Sends while nothing can be written, makes the change, and lets it be stored. */
  async function changedMeanwhile(send: () => Promise<Answer>, change: string, ...values: unknown[]): Promise<Answer> {
    const lock = await lockStore(room.env);
    const sending = send();
    await eventually('it waits', async () => Number(Object.values((await room.sql(WAITING))[0] ?? {})[0]) > 0);
    await room.sql(`${change} returning id`, ...values);
    await lock.close();
    return await sending;
  }
  const sendFrom = (inbox: Stored) => () =>
    room.rest('POST', '/emails/send', { inboxId: inbox.id, to: peer.address, subject: 'Hello', text: 'x' });
  const sentBy = async (inbox: Stored): Promise<Json[]> =>
    (await room.rest('GET', `/emails?direction=outbound&inboxId=${inbox.id}`)).body.data;

  test('is refused when its inbox was paused', async () => {
    const inbox = await made({});
    const { status, body } = await changedMeanwhile(
      sendFrom(inbox),
      "update inboxes set status = 'paused' where id = ?",
      inbox.id,
    );
    assert.deepEqual([status, body.code], [409, 'conflict'], JSON.stringify(body));
    assert.match(body.detail, /paused/);
    assert.deepEqual(await sentBy(inbox), []);
  });

  test('is refused for its inbox that is gone, whatever else refuses it', async () => {
    const inbox = await made({ rules: { send: { allow: [] } } });
    const { status } = await changedMeanwhile(sendFrom(inbox), 'update inboxes set deleted_at = now() where id = ?', inbox.id);
    assert.equal(status, 404);
  });

  test('is held when its inbox needs approval by now', async () => {
    const inbox = await made({});
    const { body } = await changedMeanwhile(sendFrom(inbox), "update inboxes set approval = 'required' where id = ?", inbox.id);
    assert.equal(body.status, 'held', JSON.stringify(body));
  });

  test('goes out when the rules that refused it are gone', async () => {
    const inbox = await made({ rules: { send: { allow: [] } } });
    assert.equal((await sendFrom(inbox)()).status, 403);
    const { status, body } = await changedMeanwhile(sendFrom(inbox), 'update inboxes set rules = null where id = ?', inbox.id);
    assert.equal(status, 202, JSON.stringify(body));
  });

  test('is refused when the email that it answers was deleted', async () => {
    const inbox = await made({});
    await room.inbound(inbox.address, mime({ to: inbox.address, from: peer.address, subject: 'Hi', text: 'x' }));
    const email = (await room.rest('GET', `/emails?inboxId=${inbox.id}`)).body.data[0];
    const reply = () => room.rest('POST', `/emails/${email.id}/reply`, { text: 'Yes.' });
    const { status, body } = await changedMeanwhile(reply, 'delete from emails where id = ?', email.id);
    assert.equal(status, 404, JSON.stringify(body));
    assert.deepEqual(await sentBy(inbox), []);
  });
});
