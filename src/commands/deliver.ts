/** The command that an MTA pipes a mail to: posts it to a server's raw webhook, and exits as the MTA understands. */
import { buffer } from 'node:stream/consumers';
import { oneLine } from '../core/base/one-line.ts';
import { signedHeaders } from '../core/webhooks/signing.ts';
import { hostOf } from '../listening/ports.ts';
import { envelopeId } from '../webhook/raw/envelope-id.ts';
import { sentenceOf } from './answering.ts';
import { type TellingCommand, valuesOf } from './command.ts';

/** sysexits.h: what an MTA bounces for, and what it tries again after. */
const EXITS = { done: 0, data: 65, noUser: 67, tryAgain: 75 } as const;

/** Milliseconds. An MTA waits longer than this for a pipe, and a server that is this slow has not stored the mail. */
const MOST_TIME = 60_000;

export const deliverCommand: TellingCommand = {
  words: 'deliver',
  does: 'posts the mail on standard input to a server, as a pipe of Postfix or Exim',
  arguments: [{ name: 'recipient', meaning: 'each recipient of the envelope', many: true }],
  options: [
    { name: 'from', value: 'ADDRESS', meaning: 'the sender of the envelope, empty for the null sender' },
    { name: 'url', meaning: 'the server; else the one that these settings start here' },
  ],
  // A mistake in the command or the settings will be corrected, and the mail must still be there then. Only the server's answer may bounce it.
  failure: EXITS.tryAgain,
  tells: async ({ recipient, from, url }, configured) => {
    try {
      const { host, port, rawInboundSecrets } = configured();
      const [secret] = rawInboundSecrets;
      if (secret === undefined) throw new Error('RAW_INBOUND_SECRET is missing. Set it to that of the server.');
      const envelope = { from, to: valuesOf(recipient) };
      const answer = await posted(inboundAt(url ?? `http://${hostOf(host)}:${port}`), secret, envelope);
      const exit = exitOf(answer);
      if (exit !== EXITS.done) say(oneLine(`${answer.status} ${answer.text}`, MOST_TOLD));
      return exit;
    } catch (error) {
      say(sentenceOf(error));
      return EXITS.tryAgain;
    }
  },
};

/** A server may stand below a path. */
function inboundAt(server: string): URL {
  const url = URL.canParse(server) ? new URL(server) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('--url is no web address.');
  return new URL(`${url.pathname.replace(/\/+$/, '')}/webhooks/raw/inbound`, url);
}

async function posted(url: URL, secret: string, { from, to }: { from: string | undefined; to: string[] }) {
  const body = await buffer(process.stdin);
  const headers = new Headers({ 'content-type': 'message/rfc822' });
  if (from !== undefined) headers.set('postroom-mail-from', latin1(from));
  for (const one of to) headers.append('postroom-rcpt-to', latin1(one));
  const fields = { mailFrom: headers.get('postroom-mail-from') ?? '', rcptTo: headers.get('postroom-rcpt-to') ?? '' };
  // The same mail for the same recipients is the same post, also when the MTA tries it again.
  const id = envelopeId(fields, body);
  for (const [name, value] of Object.entries(signedHeaders({ id, at: new Date(), body }, [secret]))) headers.set(name, value);
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(MOST_TIME), redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

/** Characters of an answer: an MTA writes them into its log, and into a bounce. */
const MOST_TOLD = 300;

/** A proxy, or another server at that path, answers with such codes too: only an answer of Postroom itself may end a mail. */
function exitOf({ status, text }: { status: number; text: string }): number {
  const { ok, ignored, code } = saidBy(text);
  if (status === 200 && ok === true) return EXITS.done;
  if (status === 404 && ignored === true) return EXITS.noUser;
  return status === 400 && (code === 'invalid_request' || code === 'too_large') ? EXITS.data : EXITS.tryAgain;
}

function saidBy(text: string): { ok?: unknown; ignored?: unknown; code?: unknown } {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

/** `fetch` takes the bytes of a header as Latin-1; addresses are UTF-8 (RFC 6531). */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
