/** The doors of the demo's server: mail comes in by the signed webhook, and everything else is a call of the API. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { eventOf, postEvents, signature } from '../support/providers/provider-events.ts';
import { postMail } from '../support/providers/webhook.ts';
import type { MovingClock } from './moving-clock.ts';
import type { Neighbours } from './neighbours.ts';

export type Letter = {
  /** Such as `Ada <ada@example.org>`. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** With angle brackets. */
  messageId: string;
  inReplyTo?: string;
  references?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType?: string }[];
  /** By its domain; a forged one is not, though the domain says that it signs. Default: signed. */
  signature?: 'signed' | 'forged' | 'none';
};

/** The part of an email record that the demo goes on with. */
export type Sent = {
  id: string;
  status: string;
  messageId: string | null;
  to: string;
  threadId: string;
  held: { hash: string } | null;
};

export type Filed = { id: string; threadId: string };

export type Doors = {
  /** Calls with the operator's key unless another is given. Rejects when the answer is no success. */
  call<T = unknown>(method: string, path: string, body?: unknown, key?: string): Promise<T>;
  /** Resolves the email as it is filed. */
  receive(letter: Letter): Promise<Filed>;
  /** The same for a mail that is written already. */
  receiveMime(to: string, mime: string, sender: string): Promise<Filed>;
  /** A post of which nothing is kept: nobody has the address, or its signature does not hold. */
  knock(to: string, mime: string, isSigned: boolean): Promise<void>;
  /** The provider tells that the recipient's server has it, or what else became of it. */
  told(email: Sent, event: 'delivered' | 'complained'): Promise<void>;
  /** Until its delivery was attempted, so that the clock may be moved. */
  settled(email: Sent): Promise<Sent>;
};

export type Place = { url: string; key: string; signingKey: string };

export function doorsOf({ url, key, signingKey }: Place, clock: MovingClock, neighbours: Neighbours): Doors {
  async function call<T>(method: string, path: string, body?: unknown, as = key): Promise<T> {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${as}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  async function receiveMime(to: string, mime: string, sender: string): Promise<Filed> {
    const options = { key: signingKey, at: clock.now() };
    const { status, json } = await postMail(`${url}/webhooks/provider/inbound`, { recipient: to, sender, mime }, options);
    if (status !== 200) throw new Error(`the webhook answered ${status}: ${JSON.stringify(json)}`);
    const { data } = await call<{ data: Filed[] }>('GET', '/emails?direction=inbound&kind=any&limit=1');
    if (!data[0]) throw new Error('the mail that came in is not there');
    return data[0];
  }

  return {
    call,
    receiveMime,
    async receive(letter) {
      const address = addressOf(letter.from);
      const domain = address.slice(address.indexOf('@') + 1);
      const mime = await written(letter, clock.now());
      if (letter.signature === 'forged') neighbours.protect(domain);
      const { signature = 'signed' } = letter;
      const posted = signature === 'signed' ? await neighbours.sign(mime, domain, clock.now()) : mime;
      return await receiveMime(letter.to, posted, address);
    },
    async knock(to, mime, isSigned) {
      const options = { key: isSigned ? signingKey : 'a key that is not ours', at: clock.now() };
      await postMail(`${url}/webhooks/provider/inbound`, { recipient: to, mime }, options);
    },
    async told({ messageId, to }, event) {
      const timestamp = clock.now().getTime() / 1000;
      const status = { code: 250, message: '2.0.0 OK', 'mx-host': `mx.${to.split('@')[1]}` };
      const data = eventOf({ messageId: messageId ?? '', recipient: to }, { event, timestamp, 'delivery-status': status });
      const proof = signature({ key: signingKey, at: clock.now() });
      const answer = await postEvents(`${url}/webhooks/provider/events`, { signature: proof, 'event-data': data });
      if (answer.status !== 200) throw new Error(`the webhook answered ${answer.status}: ${JSON.stringify(answer.json)}`);
    },
    async settled(email) {
      let found = email;
      while (found.status === 'queued' || found.status === 'sending') {
        await new Promise((next) => setTimeout(next, 10));
        found = await call<Sent>('GET', `/emails/${email.id}`);
      }
      return found;
    },
  };
}

/** `ada@example.org` of `Ada <ada@example.org>`. */
export function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

/** RFC 5322 with CRLF line ends, in ASCII. */
async function written({ signature: _, ...letter }: Letter, date: Date): Promise<string> {
  const composer = new MailComposer({ ...letter, date, textEncoding: 'quoted-printable' });
  const bytes = await composer.compile().build();
  return bytes.toString('latin1').replace(/\r?\n/g, '\r\n');
}
