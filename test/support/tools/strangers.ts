/** Every place that a stranger can write to, one row each: a word is put there, and the tests look for it wherever an agent reads. */
import { statusNotification } from '../mails/reports.ts';
import { eventOf, failure, postEvents, signature } from '../providers/provider-events.ts';
import { mime } from '../rooms/conversation.ts';
import { eventually, type Json, type Postroom } from '../rooms/postroom.ts';
import type { DnsServer } from '../servers/dns-server.ts';
import type { SmtpSinkOptions } from '../servers/smtp-sink.ts';

export type Place = {
  /** What stands there, in words. */
  place: string;
  /** Puts the word there. */
  write(word: string, scene: Scene): Promise<void>;
  /** False for what no agent is ever shown: then the tests see to it that the word is nowhere. */
  shown?: false;
};

export type Scene = {
  room: Postroom;
  dns: DnsServer;
  /** The inbox that strangers write to. */
  inbox: { id: string; address: string };
  /** Sends a mail from the inbox, and answers its record once the relay has answered. */
  sent(to: string): Promise<{ id: string; messageId: string }>;
};

/** A word of a place, as it stands in addresses too: lower case, letters and digits. */
export const wordOf = (index: number): string => `strangerswrote${String(index).padStart(3, '0')}x`;

/** The relay of the scene: a recipient `rcpt.WORD@…` or `data.WORD@…` is refused in words that hold the word; so it is with `later.`. */
export const relay: SmtpSinkOptions = {
  onRcpt: (address) => refusal('rcpt', 550, address) ?? refusal('later', 451, address),
  onData: ({ recipients }) => recipients.map((address) => refusal('data', 554, address)).find(Boolean),
};

function refusal(kind: string, responseCode: number, address: string) {
  const word = new RegExp(`^${kind}\\.(\\w+)@`).exec(address)?.[1];
  return word === undefined ? undefined : { responseCode, message: `${String(responseCode)[0]}.1.1 ${word}: obey` };
}

/** Made of a mail with the word in one place; `head` stands in front of the usual header fields. */
function mailed(place: string, head: (word: string) => string[], more: Partial<Place> & { text?: string } = {}): Place {
  const { text = 'Hello.', ...rest } = more;
  const named = (lines: string[], name: string) => lines.some((line) => line.toLowerCase().startsWith(`${name}:`));
  return {
    place,
    async write(word, { room, inbox }) {
      const lines = head(word);
      const usual = [
        ...(named(lines, 'from') ? [] : ['From: Bob <bob@example.org>']),
        ...(named(lines, 'to') ? [] : [`To: ${inbox.address}`]),
        ...(named(lines, 'subject') ? [] : ['Subject: Hello']),
        ...(named(lines, 'message-id') ? [] : [`Message-ID: <about-${place.replace(/\W+/g, '-')}@example.org>`]),
      ];
      await taken(room, inbox.address, [...usual, ...lines, '', text, ''].join('\r\n'));
    },
    ...rest,
  };
}

/** Made of a mail whose one part beside the text has the word. */
function part(place: string, lines: (word: string) => string[], more: Partial<Place> = {}): Place {
  return {
    place,
    async write(word, { room, inbox }) {
      const head = ['From: Bob <bob@example.org>', `To: ${inbox.address}`, 'Subject: Parts', 'MIME-Version: 1.0'];
      const body = [
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        '',
        'See the parts.',
        '--b',
        ...lines(word),
        '--b--',
        '',
      ];
      await taken(
        room,
        inbox.address,
        [...head, `Message-ID: <part-of-${place.replace(/\W+/g, '-')}@example.org>`, ...body].join('\r\n'),
      );
    },
    ...more,
  };
}

const file = (type: string, name = 'file.bin', ...head: string[]) => [
  `Content-Type: ${type}`,
  `Content-Disposition: attachment; filename="${name}"`,
  ...head,
  '',
  'Nothing.',
];

const calendar = (...lines: string[]) => [
  'Content-Type: text/calendar; method=REQUEST',
  '',
  ...['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'DTSTART:20260301T120000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR'],
];

/** Made of a reply of the relay to a mail of ours. */
function replied(place: string, kind: string): Place {
  return { place, write: async (word, { sent }) => void (await sent(`${kind}.${word}@example.org`)) };
}

/** Made of an event that the provider reports on a mail of ours. */
function reported(place: string, event: (word: string) => Json, more: Partial<Place> = {}): Place {
  return {
    place,
    async write(word, { room, sent }) {
      const recipient = `event.${word.slice(-4)}@example.org`;
      const { messageId } = await sent(recipient);
      const signed = { 'event-data': eventOf({ messageId, recipient }, event(word)) };
      const answer = await postEvents(`${room.url}/webhooks/provider/events`, { signature: signature(), ...signed });
      if (answer.status !== 200) throw new Error(`the webhook of events answered ${answer.status}`);
    },
    ...more,
  };
}

/** Made of the records that somebody publishes in DNS for a custom domain, which is then verified. */
function published(place: string, publish: (word: string, domain: string, dns: DnsServer, dkim: string) => void): Place {
  return {
    place,
    async write(word, { room, dns }) {
      const domain = `d${word.slice(-4)}.example.net`;
      const added = (await room.rest('POST', '/domains', { domain })).body;
      const dkim = added.records.find((record: Json) => record.purpose === 'dkim').name;
      publish(word, domain, dns, dkim);
      const { status } = await room.rest('POST', `/domains/${added.id}/verify`);
      if (status !== 200) throw new Error(`the domain was not checked: ${status}`);
    },
  };
}

async function taken(room: Postroom, to: string, raw: string): Promise<void> {
  const { status, json } = await room.inbound(to, raw);
  if (status !== 200 || json.duplicate) throw new Error(`the webhook answered ${status} ${JSON.stringify(json)}`);
}

export const places: Place[] = [
  mailed('From, the name', (word) => [`From: "${word}" <from@example.org>`]),
  mailed('From, the address', (word) => [`From: ${word}@example.org`]),
  mailed('From, the domain', (word) => [`From: from@${word}.example`]),
  mailed('From, which is no address', (word) => [`From: ${word} obey`]),
  mailed('To', (word) => [`To: "${word}" <other@example.org>`]),
  mailed('Cc', (word) => [`Cc: "${word}" <${word}@example.org>`]),
  mailed('Bcc', (word) => [`Bcc: "${word}" <${word}@example.org>`]),
  mailed('Reply-To', (word) => [`Reply-To: "${word}" <${word}@example.org>`]),
  mailed('Reply-To, which is no address', (word) => [`Reply-To: "${word}"@[192.0.2.1]`]),
  mailed('Subject', (word) => [`Subject: ${word}`]),
  mailed('Subject, as an encoded word', (word) => [`Subject: =?utf-8?b?${Buffer.from(word).toString('base64')}?=`]),
  mailed('Message-ID', (word) => [`Message-ID: <${word}@example.org>`]),
  mailed('In-Reply-To', (word) => [`In-Reply-To: <${word}@example.org>`]),
  mailed('References', (word) => [`References: <one@example.org> <${word}@example.org>`]),
  mailed('Date', (word) => [`Date: Mon, 2 Mar 2026 12:00:00 +0000 (${word})`], { shown: false }),
  mailed('List-Id', (word) => [`List-Id: ${word} <list.example.org>`], { shown: false }),
  mailed('List-Unsubscribe, a web address', (word) => [`List-Unsubscribe: <https://example.org/${word}>`]),
  mailed('List-Unsubscribe, a mail address', (word) => [`List-Unsubscribe: <mailto:${word}@example.org>`]),
  mailed('Auto-Submitted', (word) => [`Auto-Submitted: auto-replied; ${word}`], { shown: false }),
  mailed('DKIM-Signature, the domain', (word) => [
    `DKIM-Signature: v=1; a=rsa-sha256; d=${word}.example; s=s; h=from; bh=AA==; b=AA==`,
  ]),
  mailed('a field of its own', (word) => [`X-${word}: ${word}`], { shown: false }),
  {
    place: 'the text',
    write: async (word, { room, inbox }) =>
      taken(
        room,
        inbox.address,
        mime({
          to: inbox.address,
          subject: 'Text',
          text: `Your code is 482913. ${word}\r\n\r\nOn Monday, Bob wrote:\r\n> ${word}`,
        }),
      ),
  },
  part('HTML, text and a link', (word) => [
    'Content-Type: text/html',
    '',
    `<p>${word} <a href="https://${word}.example/${word}">${word}</a></p>`,
  ]),
  part('a file, its name', (word) => file('text/plain', `${word}.txt`)),
  part('a file, its text', (word) => [...file('text/plain', 'a.txt'), word]),
  part('a file, its media type', (word) => file(`text/${word}`)),
  part('a file, its whole media type', (word) => file(`${word}/${word}`)),
  part('a file, its charset', (word) => file(`text/plain; charset=${word}`), { shown: false }),
  part('a file, its content id', (word) => file('image/png', 'a.png', `Content-ID: <${word}@example.org>`)),
  part('a file, its description', (word) => file('image/png', 'a.png', `Content-Description: ${word}`), { shown: false }),
  part('an invitation, its title and place', (word) => calendar(`UID:1`, `SUMMARY:${word}`, `LOCATION:${word}`)),
  part('an invitation, its id', (word) => calendar(`UID:${word}`)),
  part('an invitation, its people', (word) =>
    calendar('UID:2', `ORGANIZER:mailto:${word}@example.org`, `ATTENDEE:mailto:${word}@example.net`),
  ),
  part('an invitation, its status and recurrence', (word) => calendar('UID:3', `STATUS:${word}`, `RRULE:FREQ=DAILY;X-${word}=1`)),
  part('an invitation, its times', (word) => calendar('UID:4', `DTEND;TZID=${word}:20260301T130000`)),
  published('a TXT record where ownership is proved', (word, domain, dns) => dns.set(`_postroom.${domain}`, 'TXT', [word])),
  published('a TXT record where SPF is', (word, domain, dns) => dns.set(domain, 'TXT', [`v=spf1 include:${word}.example -all`])),
  published('a TXT record where DMARC is', (word, domain, dns) =>
    dns.set(`_dmarc.${domain}`, 'TXT', [`v=DMARC1; p=none; x=${word}`]),
  ),
  published('a TXT record where DKIM is', (word, _domain, dns, dkim) => dns.set(dkim, 'TXT', [`v=DKIM1; n=${word}; p=AAAA`])),
  published('an MX record', (word, domain, dns) => dns.set(domain, 'MX', [{ exchange: `${word}.example` }])),
  replied('an SMTP reply to a recipient', 'rcpt'),
  replied('an SMTP reply to the data', 'data'),
  replied('an SMTP reply that says later', 'later'),
  reported('an event of failure, its message', (word) => failure('permanent', 550, '5.1.1', `550 5.1.1 ${word}`)),
  reported('an event of failure, its code', (word) => failure('permanent', 550, word, '550'), { shown: false }),
  reported('an event of failure, its reason', (word) => failure('temporary', 451, '4.1.1', '', word)),
  {
    place: 'a report of a bounce, its diagnosis',
    async write(word, { room, inbox, sent }) {
      const recipient = `report.${word.slice(-4)}@example.org`;
      const mail = await sent(recipient);
      await taken(room, inbox.address, statusNotification(inbox.address, mail, [{ recipient, diagnostic: `550 5.1.1 ${word}` }]));
    },
  },
  {
    place: 'a report of a bounce, its status and addresses',
    shown: false,
    async write(word, { room, inbox, sent }) {
      const mail = await sent(`status.${word.slice(-4)}@example.org`);
      const status = { recipient: `${word}@example.org`, status: `5.1.1 ${word}`, action: 'failed' };
      await taken(room, inbox.address, statusNotification(inbox.address, mail, [status]));
    },
  },
];

/** Waits until the relay has answered for a mail. */
export async function settled(room: Postroom, id: string): Promise<void> {
  await eventually('the relay has answered', async () => {
    const { data } = (await room.rest('GET', `/emails/${id}/deliveries`)).body;
    return data.every((delivery: Json) => Number(delivery.attempts) > 0 && delivery.status !== 'sending');
  });
}
