/** A Postroom with inboxes that take only verified mail, a DNS that the test controls, and a clock that stands still. */
import assert from 'node:assert/strict';
import { newSigner, type Signer, signed } from '../mails/signed-mail.ts';
import { encoded, postWebhook, rawForm, type WebhookPart } from '../providers/webhook.ts';
import { closedAtEnd } from '../running/closing.ts';
import { startDnsServer } from '../servers/dns-server.ts';
import { startSmtpSink } from '../servers/smtp-sink.ts';
import { API_KEY, eventually, type Json, standInClock, startPostroom } from './postroom.ts';

export type Inbox = Json & { id: string; address: string };
export type Email = Json & { id: string; threadId: string; subject: string; status: string; createdAt: string };

export const ONLY_VERIFIED = { receive: { allow: null, verified: true } };

export type QuarantineRoom = Awaited<ReturnType<typeof openQuarantineRoom>>;

export async function openQuarantineRoom(env: Record<string, string> = {}) {
  const [dns, sink] = [await startDnsServer(), await startSmtpSink()];
  const clock = standInClock();
  const room = await startPostroom({ DNS_SERVERS: dns.address, SMTP_URL: sink.url, ...env }, { clock });
  const bank = newSigner(dns, 'bank.test');
  dns.set('_dmarc.bank.test', 'TXT', ['v=DMARC1; p=reject']);
  let serial = 0;

  async function inbox(rules: Json | null = ONLY_VERIFIED, key = API_KEY): Promise<Inbox> {
    const { status, body } = await room.rest('POST', '/inboxes', rules ? { rules } : {}, { key });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  /** A mail, without a signature. */
  function mail(from: string, subject: string, headers: string[] = [], text = 'Please pay 100 EUR.'): string {
    const id = `Message-ID: <${++serial}.${process.pid}@mailer.test>`;
    const own = headers.some((header) => header.startsWith('Message-ID:')) ? [] : [id];
    return [`From: ${from}`, 'To: agent@postroom.localhost', `Subject: ${subject}`, ...own, ...headers, '', text, ''].join(
      '\r\n',
    );
  }

  async function post(to: string, mime: string, { sender = 'bounce@mailer.test', fields = [] as WebhookPart[] } = {}) {
    const form = rawForm({ recipient: to, sender, mime }, { at: clock.now() });
    const answer = await postWebhook(room.webhook, encoded([...form, ...fields], 'multipart'));
    assert.equal(answer.status, 200, JSON.stringify(answer.json));
    return answer;
  }

  const list = async (query: string, key = API_KEY): Promise<Email[]> =>
    (await room.rest('GET', `/emails?${query}`, undefined, { key })).body.data;

  const quarantined = (of: Inbox) => list(`inboxId=${of.id}&status=quarantined`);

  const verdictOf = async (id: string): Promise<string> =>
    (await room.rest('GET', `/emails/${id}?view=headers`)).body.sender.authentication.verdict;

  return closedAtEnd({
    room,
    dns,
    clock,
    sink,
    inbox,
    mail,
    post,
    quarantined,
    verdictOf,
    list,
    letIn: (of: Inbox) => list(`inboxId=${of.id}&kind=any&direction=inbound`),
    /** A mail of the bank, signed. */
    ofBank: (subject: string, headers: string[] = [], signer: Signer = bank) =>
      signed(mail('info@bank.test', subject, headers), signer),
    /** The only quarantined mail of the inbox, once its check has ended. */
    kept: (of: Inbox): Promise<Email> =>
      eventually('the check ends', async () => {
        const [one, ...others] = await quarantined(of);
        assert.equal(others.length, 0);
        return one && (await verdictOf(one.id)) !== 'pending' && one;
      }),
    /** The only mail that the inbox let in. */
    arrived: (of: Inbox): Promise<Email> =>
      eventually('a mail is let in', async () => {
        const [one, ...others] = await list(`inboxId=${of.id}&kind=any&direction=inbound`);
        assert.equal(others.length, 0);
        return one;
      }),
    eventsOf: async (id: string): Promise<string[]> => {
      const found: string[] = [];
      for (let after = ''; ; ) {
        const { body } = await room.rest('GET', `/events?limit=100${after}`);
        for (const event of body.data) if (event.subjectId === id) found.push(event.type);
        if (body.data.length === 0) return found;
        after = `&after=${body.nextCursor}`;
      }
    },
    metrics: async () => (await room.rest('GET', '/metrics')).body.emails,
    /** Has the sweep look, which runs once an hour. */
    sweep: async () => {
      const { body } = await room.rest('POST', '/inboxes', {});
      await room.rest('DELETE', `/inboxes/${body.id}`);
    },
    close: async () => {
      await room.close();
      await Promise.all([dns.close(), sink.close()]);
    },
  });
}
