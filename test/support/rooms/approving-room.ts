/** A room whose first inbox needs approval, with an agent that sends from it, and a relay that keeps what went out. */
import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';
import type { SmtpSink, SmtpSinkOptions } from '../servers/smtp-sink.ts';
import type { Stored } from './correspondence.ts';
import { API_KEY, eventually, type Json, type Postroom, standInClock } from './postroom.ts';
import { startRelayedRoom } from './relayed-room.ts';

export type ApprovingRoom = {
  room: Postroom;
  sink: SmtpSink;
  clock: ReturnType<typeof standInClock>;
  inboxId: string;
  /** The agent's key, made from the operator's. */
  agent: Stored;
  post(path: string, body?: Json, key?: string): ReturnType<Postroom['rest']>;
  read(id: string): Promise<Stored>;
  keyWith(limits: Json, maker?: string): Promise<Stored>;
  /** An offer to bob@example.org, unless `more` says otherwise. */
  send(more?: Json, key?: string): Promise<Stored>;
  settled(id: string, status: string): Promise<Stored>;
  eventsOf(id: string): Promise<string[]>;
  /** All that was to go out so far has: a mail from an inbox without rules came through. */
  outboxIsEmpty(): Promise<void>;
  /** What reached bob@example.org in this test. */
  offers(): SmtpSink['mails'];
};

/** Each test of the file begins with no mail at the relay. */
export async function openApprovingRoom(relay: SmtpSinkOptions = {}): Promise<ApprovingRoom> {
  const clock = standInClock();
  const { room, sink } = await startRelayedRoom({}, { clock }, relay);
  const post: ApprovingRoom['post'] = (path, body = {}, key = API_KEY) => room.rest('POST', path, body, { key });
  const read: ApprovingRoom['read'] = async (id) => (await room.rest('GET', `/emails/${id}`)).body;
  const inboxId: string = (await post('/inboxes', { localPart: 'desk' })).body.id;
  assert.equal((await room.rest('PATCH', `/inboxes/${inboxId}`, { approval: 'required' })).body.approval, 'required');
  const agent = await keyWith({});
  beforeEach(() => {
    sink.mails.length = 0;
  });

  async function keyWith(limits: Json, maker = API_KEY): Promise<Stored> {
    const { status, body } = await post('/api-keys', { name: 'agent', ...limits }, maker);
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  async function send(more: Json = {}, key = agent.key): Promise<Stored> {
    const offer = { inboxId, to: 'bob@example.org', subject: 'Offer', text: 'Buy.' };
    const { status, body } = await post('/emails/send', { ...offer, ...more }, key);
    assert.equal(status, 202, JSON.stringify(body));
    return body;
  }

  async function settled(id: string, status: string): Promise<Stored> {
    return await eventually(`status ${status}`, async () => {
      const email = await read(id);
      return email.status === status && email;
    });
  }

  async function eventsOf(id: string): Promise<string[]> {
    const types: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await room.rest('GET', `/events?limit=100${after && `&after=${after}`}`);
      types.push(...body.data.filter((event: Json) => event.subjectId === id).map((event: Json) => event.type));
      if (body.data.length === 0) return types;
      after = body.nextCursor;
    }
  }

  async function outboxIsEmpty(): Promise<void> {
    const other = (await post('/inboxes')).body;
    const last = { inboxId: other.id, to: 'last@example.org', subject: 'last', text: 'x' };
    await settled((await post('/emails/send', last)).body.id, 'sent');
  }

  const offers = () => sink.mails.filter((mail) => mail.recipients.includes('bob@example.org'));
  return { room, sink, clock, inboxId, agent, post, read, keyWith, send, settled, eventsOf, outboxIsEmpty, offers };
}
