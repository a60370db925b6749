/** Posts the sample mail to a webhook from many connections at once, as the provider does. */
import { createHmac, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { type Load, loadOf } from './rounds.ts';
import { MESSAGE_ID_MARK, sampleMail } from './sample-mail.ts';

export type Target = { port: number; path: string; signingKey: string; recipient: string };

/** Posts for so many seconds, or so many mails. With `again`, what is put off is posted once more when the answer says, as a provider does. */
export type Amount = ({ seconds: number } | { mails: number }) & { connections?: number; again?: boolean };

/** `accepted` = answers that said that the mail is filed later, `putOff` = those after which a mail was posted again. */
export type WebhookLoad = { load: Load; accepted: number; putOff: number };

const CONNECTIONS = 50;
const BOUNDARY = '----postroomBench7f3a';
/** An answer that does not come within this time fails the measurement. A server that commits each mail takes long to accept a thousand connections. */
const PATIENCE_MS = 180_000;

/** As below, when it does not matter which mails are filed later. */
export async function loadWebhook(...load: Parameters<typeof loadAccepting>): Promise<Load> {
  return (await loadAccepting(...load)).load;
}

/**
 * Each mail has a token, Message-ID and signature of its own; the connections are dealt out to the targets in turn. Throws when an answer is
 * not as wanted: 200, and that something was stored, or accepted to be filed later, which is counted. `given`: another mail, with the mark of its Message-ID.
 */
export async function loadAccepting(
  targets: Target | Target[],
  amount: Amount,
  given?: Buffer,
  isWanted: (answer: string) => boolean = isStored,
): Promise<WebhookLoad> {
  const mime = given ?? (await sampleMail());
  const builders = [targets].flat().map((target) => ({ port: target.port, build: requestBuilder(target, mime) }));
  const found: Found = { times: [], accepted: 0, putOff: 0 };
  const began = performance.now();
  const more = goOn(amount, began);
  await Promise.all(
    Array.from({ length: amount.connections ?? CONNECTIONS }, (_, n) => {
      const { port, build } = builders[n % builders.length] ?? refuseNoTarget();
      return connection(port, build, { more, isWanted, again: amount.again ?? false, found });
    }),
  );
  return { load: loadOf(found.times, performance.now() - began), accepted: found.accepted, putOff: found.putOff };
}

/** Milliseconds from the first post of each mail to the answer that took it. */
type Found = { times: number[]; accepted: number; putOff: number };

type Posting = { more: () => boolean; isWanted: (answer: string) => boolean; again: boolean; found: Found };

function refuseNoTarget(): never {
  throw new Error('a load needs a target');
}

function goOn(amount: Amount, began: number): () => boolean {
  if ('seconds' in amount) return () => performance.now() < began + amount.seconds * 1000;
  let left = amount.mails;
  return () => left-- > 0;
}

function connection(port: number, build: () => Buffer, { more, isWanted, again, found }: Posting): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let sent = 0;
    let answer = '';
    let request: Buffer;
    const send = () => {
      if (!more()) return socket.end();
      request = build();
      sent = performance.now();
      return socket.write(request);
    };
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the webhook did not answer in time')));
    socket.on('connect', send).on('error', failed);
    socket.on('close', () => done());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (!isComplete(answer)) return;
      const wait = again ? putOffFor(answer) : null;
      if (wait !== null) {
        found.putOff += 1;
        answer = '';
        return setTimeout(() => socket.write(request), wait);
      }
      if (!isWanted(answer)) return socket.destroy(new Error(`the webhook answered: ${answer.slice(0, 500)}`));
      if (isAccepted(answer)) found.accepted += 1;
      answer = '';
      found.times.push(performance.now() - sent);
      return send();
    });
  });
}

export function isComplete(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(answer)?.[1];
  return head >= 0 && answer.length >= head + 4 + Number(length ?? 0);
}

export function isPutOff(answer: string): boolean {
  return putOffFor(answer) !== null;
}

/** Milliseconds after which the mail may come again; null when it was not put off. */
function putOffFor(answer: string): number | null {
  const seconds = answer.startsWith('HTTP/1.1 503') ? /\r\nretry-after: ([1-9]\d*)/i.exec(answer)?.[1] : undefined;
  return seconds === undefined ? null : Number(seconds) * 1000;
}

export function isStored(answer: string): boolean {
  return answer.startsWith('HTTP/1.1 200') && !/"(?:ignored|duplicate)"\s*:\s*true|"id":(?:-1|0)\b/.test(answer);
}

/** That it is on disk, and filed later. */
export function isAccepted(answer: string): boolean {
  return /"accepted"\s*:\s*true/.test(answer);
}

/** Everything that never changes is encoded once: the load shares the machine with what it measures. */
export function requestBuilder(target: Target, mime: Buffer): () => Buffer {
  const at = mime.indexOf(MESSAGE_ID_MARK);
  const [before, after] = [mime.subarray(0, at), mime.subarray(at + MESSAGE_ID_MARK.length)];
  const closing = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const envelope =
    field('recipient', target.recipient) +
    field('sender', 'ada@sender.example') +
    field('from', 'Ada Lovelace <ada@sender.example>');
  return () => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = randomHex(25);
    const signature = createHmac('sha256', target.signingKey).update(timestamp).update(token).digest('hex');
    const proof = field('timestamp', timestamp) + field('token', token) + field('signature', signature);
    const opening = Buffer.from(`${envelope}${proof}--${BOUNDARY}\r\nContent-Disposition: form-data; name="body-mime"\r\n\r\n`);
    const messageId = Buffer.from(randomHex(MESSAGE_ID_MARK.length / 2));
    const length = opening.length + before.length + messageId.length + after.length + closing.length;
    const head = Buffer.from(
      `POST ${target.path} HTTP/1.1\r\nhost: 127.0.0.1:${target.port}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    return Buffer.concat([head, opening, before, messageId, after, closing]);
  };
}

let random = Buffer.alloc(0);

/** Many bytes are drawn at once: each time takes longer than all else of a request. */
function randomHex(bytes: number): string {
  if (random.length < bytes) random = randomBytes(64 * 1024);
  const hex = random.toString('hex', 0, bytes);
  random = random.subarray(bytes);
  return hex;
}

function field(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}
