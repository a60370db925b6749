/** A Postroom on a stand-in clock with a real relay behind it, for tests of mail that waits before it goes out. */
import assert from 'node:assert/strict';
import { type SmtpSink, type SmtpSinkOptions, type SunkMail, startSmtpSink } from '../servers/smtp-sink.ts';
import type { Stored } from './correspondence.ts';
import { type Answer, API_KEY, eventually, type Json, type Postroom, standInClock, startPostroom } from './postroom.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export type SendingRoom = {
  room: Postroom;
  sink: SmtpSink;
  clock: ReturnType<typeof standInClock>;
  post(path: string, body?: Json, key?: string): Promise<Answer>;
  get(path: string, key?: string): Promise<Stored>;
  inbox(more?: Json): Promise<Stored>;
  /** A key made from the operator's; answers the secret. */
  keyWith(limits: Json): Promise<string>;
  /** The email once it has the status. */
  settled(id: string, status: string): Promise<Stored>;
  /** Types of the events of a record, oldest first. */
  eventsOf(id: string): Promise<string[]>;
  /** Resolves when the outbox has read what is due now, and has sent all of it that can leave. */
  outboxLooks(): Promise<void>;
  mailsTo(address: string): SunkMail[];
  /** A time from now, as a caller writes it. */
  in(milliseconds: number): string;
  close(): Promise<void>;
};

export async function sendingRoom(options: SmtpSinkOptions = {}, env: Record<string, string> = {}): Promise<SendingRoom> {
  const clock = standInClock();
  const sink = await startSmtpSink(options);
  const room = await startPostroom({ SMTP_URL: sink.url, ...env }, { clock });
  const post: SendingRoom['post'] = (path, body = {}, key = API_KEY) => room.rest('POST', path, body, { key });
  const made = async (path: string, body: Json): Promise<Stored> => {
    const answer = await post(path, body);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body;
  };
  const get = async (path: string, key = API_KEY): Promise<Stored> => (await room.rest('GET', path, undefined, { key })).body;
  const settled = (id: string, status: string) =>
    eventually(`status ${status}`, async () => {
      const email = await get(`/emails/${id}?view=full`);
      return email.status === status && email;
    });
  const other = await made('/inboxes', {});
  return {
    room,
    sink,
    clock,
    post,
    get,
    inbox: (more = {}) => made('/inboxes', more),
    keyWith: async (limits) => (await made('/api-keys', { name: 'agent', ...limits })).key,
    settled,
    eventsOf: async (id) => {
      const types: string[] = [];
      for (let after = ''; ; ) {
        const { data, nextCursor } = await get(`/events?limit=100${after && `&after=${after}`}`);
        types.push(...data.filter((event: Json) => event.subjectId === id).map((event: Json) => event.type));
        if (data.length === 0) return types;
        after = nextCursor;
      }
    },
    outboxLooks: async () => {
      // What has been due longest goes first, so this mail leaves after all others.
      clock.pass(1);
      const mail = { inboxId: other.id, to: 'last@nudge.example', subject: 'last', text: 'x' };
      await settled((await post('/emails/send', mail)).body.id, 'sent');
    },
    mailsTo: (address) => sink.mails.filter((mail) => mail.recipients.includes(address)),
    in: (milliseconds) => new Date(clock.now().getTime() + milliseconds).toISOString(),
    close: async () => {
      await room.close();
      await sink.close();
    },
  };
}
