/** Large mail in the quarantine: its bytes are written once, in pieces, and are those of the email that is let in. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { eventually } from '../../support/rooms/postroom.ts';
import { openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';
import { storedBytes } from '../../support/store/stored-bytes.ts';

const DAY = 24 * 3600_000;

const here = await openQuarantineRoom();
const { room, clock } = here;

/** Seven megabytes. */
function largeMail(from: string, subject: string): string {
  const type = ['MIME-Version: 1.0', 'Content-Type: application/pdf', 'Content-Transfer-Encoding: base64'];
  return here.mail(from, subject, type, randomBytes(5_250_000).toString('base64').replace(/.{76}/g, '$&\r\n'));
}

const stored = () => storedBytes(room);

const release = (id: string | undefined) => room.rest('PATCH', `/emails/${id}`, { status: 'received' });

const raw = async (id: string): Promise<string> => (await room.download(`/emails/${id}/raw`)).bytes.toString('latin1');

test('one is released byte for byte, under its id, and nothing of it is written again', async () => {
  const inbox = await here.inbox();
  const mime = largeMail('ann@plain.test', 'the plan');
  await here.post(inbox.address, mime);
  const { id } = await here.kept(inbox);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  const before = await here.metrics();
  assert.equal((await release(id)).status, 200);
  assert.equal((await here.arrived(inbox)).id, id);
  assert.ok((await raw(id)) === mime);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  assert.deepEqual([before.quarantined, (await here.metrics()).quarantined], [1, 0]);
  assert.equal((await here.metrics()).storedBytes, before.storedBytes);
  assert.equal((await room.rest('DELETE', `/emails/${id}`)).status, 200);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 0, whole: 0 });
});

test('the same post again waits once, and what is deleted, or copies a mail that is in, goes with its pieces', async () => {
  const inbox = await here.inbox();
  const mime = largeMail('ann@plain.test', 'twice');
  await here.post(inbox.address, mime);
  await here.post(inbox.address, mime);
  const first = await here.kept(inbox);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  await here.post(inbox.address, mime, { sender: 'another@mailer.test' });
  assert.equal((await here.quarantined(inbox)).length, 2);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 2, whole: 0 });
  assert.equal((await release(first.id)).status, 200);
  const [copy] = await here.quarantined(inbox);
  assert.equal((await release(copy?.id)).status, 409);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 2, whole: 0 });
  assert.equal((await room.rest('DELETE', `/emails/${copy?.id}`)).status, 200);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 1, whole: 0 });
  assert.ok((await raw(first.id)) === mime);
  assert.equal((await room.rest('DELETE', `/emails/${first.id}`)).status, 200);
});

test('one that nobody lets in goes after its 30 days, with its pieces', async () => {
  const inbox = await here.inbox();
  await here.post(inbox.address, largeMail('ann@plain.test', 'old'));
  await here.kept(inbox);
  clock.pass(30 * DAY + 1);
  await here.sweep();
  await eventually('it is removed', async () => (await stored()).inPieces === 0);
  assert.deepEqual(await stored(), { arriving: 0, inPieces: 0, whole: 0 });
});
