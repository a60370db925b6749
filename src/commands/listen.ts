/** The command that follows the events of a server: prints each, or passes it on to another program. */
import { z } from 'zod';
import { oneLine } from '../core/base/one-line.ts';
import { hostOf } from '../listening/ports.ts';
import type { Given, TellingCommand } from './command.ts';
import { type FollowedEvent, followedEvents } from './followed-events.ts';
import { forwardTo } from './forwarding.ts';

export const listenCommand: TellingCommand = {
  words: 'listen',
  does: 'follows the events of a server: prints each as it happens, or passes it on to a program',
  options: [
    { name: 'url', meaning: 'the server; else the one that these settings start here' },
    { name: 'types', meaning: 'only these, such as email.* or email.received,email.bounced' },
    { name: 'inbox', meaning: 'only of this inbox: its id or address' },
    { name: 'thread', value: 'ID', meaning: 'only of this thread' },
    {
      name: 'after',
      value: 'CURSOR',
      meaning: 'from there on, or all there are with `beginning`; else what happens from now on',
    },
    { name: 'wake', meaning: 'of mail that comes in, only what the wake policy of the key lets wake', flag: true },
    { name: 'forward', value: 'URL', meaning: 'where each is posted as JSON, one after the other' },
    { name: 'json', meaning: 'prints each as a line of JSON', flag: true },
  ],
  tells: async (given, configured, out) => {
    const { host, port, firstKey } = configured();
    const stream = streamAt(
      webAddress('--url', given.url ?? `http://${hostOf(host)}:${port}`, 'https://mail.example.com'),
      given,
    );
    const target = given.forward === undefined ? null : webAddress('--forward', given.forward, 'http://localhost:4000/hook');
    if (firstKey === null) throw new Error('POSTROOM_API_KEY is missing. Set it to an API key of that server.');
    const interrupt = new AbortController();
    const stop = () => interrupt.abort();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    // The reader of the output may stop early.
    process.stdout.on('error', stop);
    const say = (sentence: string) => void process.stderr.write(`${oneLine(sentence)}\n`);
    const forward = target === null ? null : forwardTo(target, interrupt.signal, say);
    for await (const event of followedEvents({ url: stream, key: firstKey, stop: interrupt.signal, say })) {
      const answer = await forward?.(event);
      if (interrupt.signal.aborted) {
        if (forward) say(`This one was not passed on: ${event.type}. With --after ${event.before} it comes again.`);
        break;
      }
      out(`${'json' in given ? event.data : [answer?.told, lineOf(event)].filter(Boolean).join(' ')}\n`);
      if (answer?.isTaken === false)
        say(`That was no success, and the next one follows. With --after ${event.before} it comes again.`);
    }
    return 0;
  },
};

/** A server may stand below a path. */
function streamAt(server: URL, given: Given): URL {
  const { types, inbox, thread, after } = given;
  const url = new URL(`${server.pathname.replace(/\/+$/, '')}/api/v1/events/stream`, server);
  const wake = 'wake' in given ? 'true' : undefined;
  for (const [name, value] of Object.entries({ types, inboxId: inbox, threadId: thread, after, wake, payload: 'full' }))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

function webAddress(option: string, text: string, example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Error(`${option} is no web address. Give one such as ${example}.`);
  return url;
}

const shown = z.object({
  createdAt: z.string(),
  subjectId: z.string(),
  data: z.object({ from: z.string().nullable(), subject: z.string().nullable(), address: z.string() }).partial().optional(),
});

/** Characters that are shown of a stranger's text. */
const MOST_SHOWN = 120;

const LONGEST_TYPE = 'account.sending_stopped'.length;

function lineOf({ type, data }: FollowedEvent): string {
  const { createdAt, subjectId, data: { from, subject, address } = {} } = shown.parse(JSON.parse(data));
  const about = [from, subject, address].flatMap((text) => (text ? [oneLine(text, MOST_SHOWN)] : []));
  return [createdAt, type.padEnd(LONGEST_TYPE), subjectId, ...about].join('  ').trimEnd();
}
