/** A Postroom whose DNS the test controls, and the authentication results of mail that is posted to it. */
import { randomUUID } from 'node:crypto';
import type { Parts } from '../../../src/app.ts';
import type { Registry } from '../../../src/core/access/accounts.ts';
import type { Authentication } from '../../../src/core/store/authentication.ts';
import type { EmailRow } from '../../../src/core/store/emails.ts';
import { encoded, postWebhook, rawForm, type WebhookPart } from '../providers/webhook.ts';
import { closedAtEnd } from '../running/closing.ts';
import { startDnsServer } from '../servers/dns-server.ts';
import { eventually, startPostroom } from './postroom.ts';

export type AuthenticatedRoom = Awaited<ReturnType<typeof openAuthenticatedRoom>>;

export type Posted = { sender?: string; fields?: WebhookPart[] };

export async function openAuthenticatedRoom(parts: Partial<Parts> = {}, env: Record<string, string> = {}) {
  const dns = await startDnsServer();
  const room = await startPostroom({ DNS_SERVERS: dns.address, ...env }, parts).catch(async (error: unknown) => {
    await dns.close();
    throw error;
  });
  const { body: inbox } = await room.rest('POST', '/inboxes', { localPart: 'agent' });
  let registry: Promise<Registry> | undefined;

  /** The provider posts a mail; resolves the id of its record. */
  async function post(mime: string, { sender = 'bounce@mailer.test', fields = [] }: Posted = {}): Promise<string> {
    const at = parts.clock?.now();
    const form = rawForm({ recipient: inbox.address, sender, mime }, at ? { at } : {});
    const answer = await postWebhook(room.webhook, encoded([...form, ...fields], 'multipart'));
    if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}`);
    const { body } = await room.rest('GET', '/emails?limit=1');
    return body.data[0].id;
  }

  /** The stored record, with all results. */
  async function row(id: string): Promise<EmailRow> {
    registry ??= room.registry();
    const found = await (await registry).store.read(async (tx) => {
      const account = await tx.accounts.operator();
      return account && (await tx.emails.get(account.id, id));
    });
    if (!found) throw new Error('there is no such email');
    return found;
  }

  /** The results once the email is checked, and nothing is left to check. */
  async function checked(id: string): Promise<Authentication> {
    return await eventually('the sender is checked', async () => {
      const { authentication, checkAt } = await row(id);
      return authentication.status === 'checked' && checkAt === null && authentication;
    });
  }

  return closedAtEnd({
    room,
    dns,
    address: String(inbox.address),
    post,
    row,
    checked,
    close: async () => {
      await (await registry)?.store.close();
      await room.close();
      await dns.close();
    },
    arrive: async (mime: string, posted?: Posted) => await checked(await post(mime, posted)),
  });
}

/** A mail of `from`, with a Message-ID of its own. */
export function mailFrom(from: string, ...headers: string[]): string {
  return [
    `From: ${from}`,
    'To: agent@postroom.localhost',
    'Subject: Your invoice',
    'Date: Fri, 01 May 2026 10:00:00 +0000',
    `Message-ID: <${randomUUID()}@mailer.test>`,
    ...headers,
    '',
    'Please pay 100 EUR.',
    '',
  ].join('\r\n');
}

export function spfField(value: string): WebhookPart {
  return { name: 'X-Mailgun-Spf', value };
}
