/** A Postroom with a relay that accepts all mail, and calls that are made over REST and MCP and must give the same result. */
import assert from 'node:assert/strict';
import { postMail, type WebhookAnswer } from '../providers/webhook.ts';
import { startSmtpSink } from '../servers/smtp-sink.ts';
import { mime } from './conversation.ts';
import type { Stored } from './correspondence.ts';
import { API_KEY, eventually, type Json, type Postroom, startPostroom } from './postroom.ts';

/** What came of a call: `sent`, or the code and the errors as `path message`. */
export type Outcome = 'sent' | [code: string, ...errors: string[]];

export type RuledRoom = {
  room: Postroom;
  /** A new inbox; `fields` are set after it was made. */
  inbox(fields?: Json): Promise<Stored>;
  key(fields?: Json, maker?: string): Promise<Stored>;
  /** `send_email` over REST and MCP. */
  send(inboxId: string, mail: Json, key?: string): Promise<Outcome>;
  /** `reply_to_email` over REST and MCP. */
  reply(id: string, input?: Json, key?: string): Promise<Outcome>;
  /** `forward_email` over REST and MCP. */
  forward(id: string, to: string, key?: string): Promise<Outcome>;
  post(recipient: string, mail: { sender?: string; mime: string; token?: string }): Promise<WebhookAnswer>;
  /** A mail from outside, as it was stored. */
  receive(inbox: Stored, from: string, headers?: string[]): Promise<Stored>;
  /** The recipients to whom mail has left since the last call, in alphabetical order. */
  left(): Promise<string[]>;
  /** Writes to the database past the server. */
  tamper(sql: string, ...values: unknown[]): Promise<void>;
  close(): Promise<void>;
};

export async function startRuledRoom(): Promise<RuledRoom> {
  const sink = await startSmtpSink();
  const room = await startPostroom({ SMTP_URL: sink.url });
  let serial = 0;
  const both = async (tool: string, path: string, input: Json, inPath: Json, key: string): Promise<Outcome> => {
    const mcp = await room.mcp(key);
    const outcomes: Outcome[] = [];
    for (const { status, body } of [
      await room.rest('POST', path, input, { key }),
      await mcp.call(tool, { ...input, ...inPath }),
    ]) {
      const errors = (body.errors ?? []).map((error: Json) => `${error.path} ${error.message}`);
      outcomes.push(status < 300 ? 'sent' : [body.code, ...errors]);
    }
    await mcp.close();
    assert.deepEqual(outcomes[1], outcomes[0], 'REST and MCP answer alike');
    return outcomes[0] ?? 'sent';
  };
  return {
    room,
    inbox: async (fields = {}) => {
      const { body } = await room.rest('POST', '/inboxes', {});
      const changed = await room.rest('PATCH', `/inboxes/${body.id}`, fields);
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      return changed.body;
    },
    key: async (fields = {}, maker = API_KEY) => {
      const { status, body } = await room.rest('POST', '/api-keys', { name: 'agent', trust: 'any', ...fields }, { key: maker });
      assert.equal(status, 201, JSON.stringify(body));
      return body;
    },
    send: (inboxId, mail, key = API_KEY) =>
      both('send_email', '/emails/send', { inboxId, subject: 'Hello', text: 'Hello.', ...mail }, {}, key),
    reply: (id, input = {}, key = API_KEY) =>
      both('reply_to_email', `/emails/${id}/reply`, { text: 'Yes.', ...input }, { id }, key),
    forward: (id, to, key = API_KEY) => both('forward_email', `/emails/${id}/forward`, { to }, { id }, key),
    post: (recipient, { sender = 'bob@example.org', mime, token }) =>
      postMail(room.webhook, { recipient, sender, mime }, token === undefined ? {} : { token }),
    receive: async (inbox, from, headers = []) => {
      const subject = `Question ${++serial}`;
      const mail = mime({ to: inbox.address, from, subject, text: 'Well?', headers, messageId: `<q${serial}@example.org>` });
      assert.deepEqual((await room.inbound(inbox.address, mail)).json, { ok: true });
      const { body } = await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound`);
      return body.data.find((email: Json) => email.subject === subject);
    },
    left: async () => {
      for (const status of ['queued', 'sending']) {
        await eventually(`no mail is ${status}`, async () => {
          const { body } = await room.rest('GET', `/emails?direction=outbound&status=${status}&limit=1`);
          return body.data.length === 0;
        });
      }
      const recipients = sink.mails.flatMap((mail) => mail.recipients);
      sink.mails.length = 0;
      return recipients.sort();
    },
    tamper: async (sql, ...values) => {
      assert.equal((await room.sql(`${sql} returning 1 as one`, ...values)).length, 1);
    },
    close: async () => {
      await room.close();
      await sink.close();
    },
  };
}
