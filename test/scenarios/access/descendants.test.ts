/** Keys that stem from a key: shown, counted when it is revoked, and revoked along with it; and the mail they have queued for later. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { API_KEY, type Json } from '../../support/rooms/postroom.ts';
import { HOUR, sendingRoom } from '../../support/rooms/sending-room.ts';

const here = await sendingRoom();
const { room } = here;
const desk = await here.inbox({ localPart: 'desk' });

const made = async (key: string, more: Json = {}): Promise<Stored> => {
  const { status, body } = await here.post('/api-keys', { name: 'agent', ...more }, key);
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};
const works = async ({ key }: Stored) => (await room.rest('GET', '/whoami', undefined, { key: String(key) })).status === 200;
const revoked = async ({ id }: Stored, more: Json = {}): Promise<Stored> => {
  const { status, body } = await here.post(`/api-keys/${id}/revoke`, more);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const scheduled = async (key: Stored): Promise<Stored> => {
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Later', text: 'x', sendAt: here.in(2 * HOUR) };
  const { status, body } = await here.post('/emails/send', mail, String(key.key));
  assert.equal(status, 202, JSON.stringify(body));
  return body;
};
const statusOf = async ({ id }: Stored) => (await here.get(`/emails/${id}`)).status;

describe('a key that made others', () => {
  test('is named by them, also in lists, which can be asked for them alone, whatever was rotated', async () => {
    const maker = await made(API_KEY);
    const [first, other] = [await made(String(maker.key)), await made(API_KEY)];
    const turned = (await here.post(`/api-keys/${maker.id}/rotate`)).body;
    const second = await made(turned.key);
    assert.deepEqual([first.madeBy, second.madeBy], [maker.id, turned.id]);
    for (const id of [maker.id, turned.id]) {
      const { data } = await here.get(`/api-keys?madeBy=${id}`);
      assert.deepEqual(
        (data as Stored[]).map((key) => key.id),
        [second.id, first.id],
      );
    }
    const page = await here.get(`/api-keys?madeBy=${maker.id}&limit=1`);
    const rest = await here.get(`/api-keys?madeBy=${maker.id}&limit=1&cursor=${page.nextCursor}`);
    assert.deepEqual([(page.data as Stored[])[0]?.id, (rest.data as Stored[])[0]?.id], [second.id, first.id]);
    assert.deepEqual((await here.get(`/api-keys?madeBy=${other.id}`)).data, []);
    const stranger = await room.account();
    problem(await room.rest('GET', `/api-keys?madeBy=${maker.id}`, undefined, { key: stranger }), 404, 'not_found');
  });

  test('leaves them alive when it is revoked, and says how many; or takes them along, over dead ones and rotations too', async () => {
    const maker = await made(API_KEY);
    const child = await made(String(maker.key));
    const grandchild = await made(String(child.key));
    const turned: Stored = (await here.post(`/api-keys/${child.id}/rotate`, { graceSeconds: 600 })).body;
    const late = await made(String(turned.key));
    const bystander = await made(API_KEY);
    assert.equal((await revoked(grandchild)).livingDescendants, 0);
    const orphan = await made(String(turned.key));
    assert.equal((await revoked(turned)).livingDescendants, 2, 'late and orphan');

    const alone = await revoked(maker);
    assert.deepEqual([alone.status, alone.livingDescendants, alone.revokedDescendants], ['revoked', 3, 0]);
    for (const key of [child, late, orphan]) assert.ok(await works(key));
    const all = await revoked(maker, { descendants: true });
    assert.deepEqual([all.livingDescendants, all.revokedDescendants], [0, 3]);
    for (const key of [child, late, orphan]) assert.ok(!(await works(key)));
    assert.ok(await works(bystander));
    const types = await here.eventsOf(orphan.id);
    assert.deepEqual(types, ['api_key.created', 'api_key.revoked']);
  });

  test('takes a key along that one of them rotated, since that one learned its secret', async () => {
    const [twin, maker] = [await made(API_KEY), await made(API_KEY)];
    const turned: Stored = (await here.post(`/api-keys/${twin.id}/rotate`, {}, String(maker.key))).body;
    assert.deepEqual((await revoked(maker, { descendants: true })).revokedDescendants, 1);
    assert.ok(!(await works(turned)));
  });
});

describe('what a revoked key has queued for later', () => {
  test('goes out all the same, unless it is asked for: then the mail of the key and of those it replaced is canceled', async () => {
    const [maker, other] = [await made(API_KEY), await made(API_KEY)];
    const child = await made(String(maker.key), { approval: 'required' });
    const [before, mine, theirs] = [await scheduled(maker), await scheduled(other), await scheduled(child)];
    assert.equal(theirs.status, 'held');
    const turned: Stored = (await here.post(`/api-keys/${maker.id}/rotate`)).body;
    const after = await scheduled(turned);
    assert.equal((await revoked(turned)).canceledEmails, 0);
    assert.equal(await statusOf(after), 'queued');

    const { canceledEmails, moreScheduled } = await revoked(turned, { cancelScheduled: true });
    assert.deepEqual([canceledEmails, moreScheduled], [2, false]);
    assert.deepEqual([await statusOf(before), await statusOf(after)], ['canceled', 'canceled']);
    assert.deepEqual([await statusOf(mine), await statusOf(theirs)], ['queued', 'held']);
    assert.equal((await revoked(turned, { cancelScheduled: true, descendants: true })).canceledEmails, 1);
    assert.equal(await statusOf(theirs), 'canceled');
    assert.deepEqual((await here.eventsOf(after.id)).at(-1), 'email.canceled');
  });
});
