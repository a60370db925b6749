/** An inbox that receives mail, each a minute after the one before, and the stored records of that mail. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mime, type PlainMail } from './conversation.ts';
import { type Answer, API_KEY, type Json, type Postroom, type standInClock } from './postroom.ts';

/** A stored record as an untyped client sees it. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way an untyped client would
export type Stored = any;

export type Correspondence = {
  id: string;
  address: string;
  /** A plain mail, or whole MIME. */
  receive(mail: Partial<PlainMail> | string | Buffer): Promise<Stored>;
  send(mail: Json): Promise<Stored>;
  /** The thread with its emails, without texts. */
  thread(id: string): Promise<Stored>;
};

export async function correspond(
  room: Postroom,
  clock: ReturnType<typeof standInClock>,
  inbox: Json = {},
  key = API_KEY,
): Promise<Correspondence> {
  const { body } = await room.rest('POST', '/inboxes', inbox, { key });
  const { id, address } = body;
  assert.ok(address, JSON.stringify(body));
  const ok = ({ status, body }: Answer) => {
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };
  return {
    id,
    address,
    receive: async (mail) => {
      clock.pass(60_000);
      const whole =
        Buffer.isBuffer(mail) || typeof mail === 'string'
          ? mail
          : mime({ to: address, subject: 'Hello', text: 'Hello.', ...mail });
      assert.deepEqual((await room.inbound(address, whole, { at: clock.now() })).json, { ok: true });
      return ok(await room.rest('GET', `/emails?inboxId=${id}&direction=inbound&limit=1`, undefined, { key })).data[0];
    },
    send: async (mail) => {
      clock.pass(60_000);
      return ok(await room.rest('POST', '/emails/send', { inboxId: id, subject: 'Hello', text: 'Hello.', ...mail }, { key }));
    },
    thread: async (threadId) => ok(await room.rest('GET', `/threads/${threadId}?view=headers`, undefined, { key })),
  };
}

/** `count` mails back and forth, each quoting the one before it. Answers the id of their thread. */
export async function exchange(desk: Correspondence, count: number): Promise<string> {
  let parent: Stored = null;
  for (let index = 0; index < count; index++) {
    const quoted = parent
      ? `\r\n\r\nOn Mon, 2 Mar 2026 at 10:00, Somebody <x@example.org> wrote:\r\n> ${wordsOf(index - 1)}\r\n`
      : '\r\n';
    const text = wordsOf(index) + quoted;
    const subject = parent ? 'Re: The plan' : 'The plan';
    parent =
      index % 2 === 0
        ? await desk.receive({
            messageId: `<${randomUUID()}@example.org>`,
            subject,
            text,
            headers: parent ? [`In-Reply-To: ${parent.messageId}`] : [],
          })
        : await desk.send({ to: 'bob@example.org', subject, text, headers: { 'In-Reply-To': parent.messageId } });
  }
  return parent.threadId;
}

/** The new words of its mail at `index`. */
export function wordsOf(index: number): string {
  return `Words of mail ${index}: we meet on day ${index}, and ${'talk '.repeat(20 + (index % 3))}then.`;
}
