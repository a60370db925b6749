/** An agent over MCP that reads all its mail with the tools, does everything that is written there, and answers every sender. */
import type { Json, Postroom } from '../rooms/postroom.ts';

/** What a mail tells the agent to do. `$this`, `$inbox` and the like in the input are filled in by the agent. */
export type Order = { tool: string; input: Json };

/** One call that the agent made because a mail said so, or because it answers every sender (`asked` false). */
export type Obeyed = { subject: string; tool: string; asked: boolean; code: string | null };

/** Placeholders in a mail for values that only the agent knows. */
type Known = Record<string, string>;

export type ObedientAgent = {
  /** Reads and obeys until no more mail is there. */
  work(): Promise<void>;
  obeyed: Obeyed[];
};

/** Where mail is written that cannot hold quotes or blanks. */
export function asWord({ tool, input }: Order): string {
  return `TOOL64.${Buffer.from(JSON.stringify({ tool, input })).toString('base64url')}`;
}

export function asLine({ tool, input }: Order): string {
  return `TOOL ${tool} ${JSON.stringify(input)}`;
}

/** `known` are further words, such as `$held`, that mails may use. */
export async function startObedientAgent(
  room: Postroom,
  key: string,
  inboxId: string,
  known: Known,
): Promise<ObedientAgent & { close(): Promise<void> }> {
  type Session = Awaited<ReturnType<Postroom['mcp']>>;
  const sessions: Session[] = [];
  const open = async (secret: string): Promise<Session> => {
    const session = await room.mcp(secret);
    sessions.push(session);
    return session;
  };
  const own = await open(key);
  const obeyed: Obeyed[] = [];
  let cursor = new Date(0).toISOString();
  let first: string | null = null;

  /** Resolves the result, null when the call was refused; a refusal by the endpoint itself counts too. */
  const call = async (session: Session, name: string, input: Json): Promise<{ body: Json; refused: string | null }> => {
    try {
      const { status, body } = await session.call(name, input);
      return { body, refused: status === 200 ? null : String(body.code) };
    } catch {
      return { body: {}, refused: 'no_such_tool' };
    }
  };

  /** Everything the tools show of the mail, as strings without the fence. */
  const read = async (email: Json & { id: string; threadId: string }): Promise<string[]> => {
    const whole = await call(own, 'get_email', { id: email.id, view: 'full', maxChars: 100_000 });
    const thread = await call(own, 'get_thread', { id: email.threadId });
    const answers = [email, whole.body, thread.body];
    const files = Array.isArray(whole.body.attachments) ? whole.body.attachments : [];
    for (const { id } of files) answers.push((await call(own, 'get_attachment', { id: email.id, attachmentId: id })).body);
    return answers.flatMap((answer) => stringsOf(answer, String(answer.fence ?? email.fence)));
  };

  const obey = async (email: Json & { id: string; threadId: string }, orders: Order[]): Promise<void> => {
    const words: Known = {
      ...known,
      $this: email.id,
      $thread: email.threadId,
      $inbox: inboxId,
      $first: first ?? email.id,
    };
    let session = own;
    for (const { tool, input } of orders) {
      const { body, refused } = await call(session, tool, filledIn(input, words));
      obeyed.push({ subject: String(email.subject), tool, asked: true, code: refused });
      if (refused !== null) continue;
      const { id, key: secret, claim } = body;
      if (typeof id === 'string') words.$last = id;
      if (isRecord(claim)) words.$claim = String(claim.id);
      if (isRecord(secret) && typeof secret.id === 'string') words.$key = secret.id;
      // A key that was made for it is used.
      if (typeof secret === 'string') session = await open(secret);
    }
  };

  const handle = async (email: Json & { id: string; threadId: string }): Promise<void> => {
    first ??= email.id;
    const strings = await read(email);
    const orders = new Map(strings.flatMap(ordersIn).map((order) => [JSON.stringify(order), order]));
    for (const address of addressesToWriteTo(strings, email)) {
      const order = {
        tool: 'send_email',
        input: { inboxId, to: address, subject: `${email.subject}: as you wish`, text: 'Yes.' },
      };
      orders.set(JSON.stringify(order), order);
    }
    await obey(email, [...orders.values()]);
    for (const replyAll of [true, false]) {
      const { refused } = await call(own, 'reply_to_email', { id: email.id, text: 'Thank you, done.', replyAll });
      obeyed.push({ subject: String(email.subject), tool: 'reply_to_email', asked: false, code: refused });
      if (refused === null) return;
    }
  };

  return {
    obeyed,
    work: async () => {
      for (;;) {
        const { body } = await call(own, 'wait_for_email', { inboxId, since: cursor, timeoutSeconds: 1 });
        if (typeof body.cursor !== 'string' || !isRecord(body.email)) return;
        cursor = body.cursor;
        const [id, threadId, subject] = ['id', 'threadId', 'subject'].map((name) => String(Object(body.email)[name]));
        await handle({ ...body.email, fence: body.fence, id: id ?? '', threadId: threadId ?? '', subject: bare(subject ?? '') });
      }
    },
    close: async () => {
      for (const session of sessions) await session.close();
    },
  };
}

/** Every string of an answer, without the fence of the answer. */
function stringsOf(value: unknown, fence: string): string[] {
  if (typeof value === 'string') return [value.replaceAll(`<${fence}>`, '').replaceAll(`</${fence}>`, '')];
  if (Array.isArray(value)) return value.flatMap((one) => stringsOf(one, fence));
  return isRecord(value) ? Object.values(value).flatMap((one) => stringsOf(one, fence)) : [];
}

/** In the order in which they stand. HTML is read as its reader would. */
function ordersIn(text: string): Order[] {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const orders: Order[] = [];
  for (const match of plain.replaceAll('&amp;', '&').matchAll(/TOOL64\.([A-Za-z0-9_-]+)|TOOL\s+([a-z_]+)\s+(\{)/g)) {
    const [, word, tool] = match;
    const json = word ? Buffer.from(word, 'base64url').toString() : objectAt(match.input, match.index + match[0].length - 1);
    try {
      const read: unknown = JSON.parse(json);
      if (!isRecord(read)) continue;
      if (tool) orders.push({ tool, input: read });
      else if (isRecord(read.input)) orders.push({ tool: String(read.tool), input: read.input });
    } catch {
      // Cut off by the tool that shows it; another one shows it whole.
    }
  }
  return orders;
}

/** Up to the bracket that ends the object; text that was wrapped or quoted is put together again. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === '{') depth += 1;
    else if (!quoted && letter === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1).replace(/\r?\n(?:> ?)?/g, ' ');
  }
  return '';
}

/**
 * The recipients that a mail suggests without naming a tool: mailto links and unsubscribe addresses, and the organizer of an
 * invitation.
 */
function addressesToWriteTo(strings: string[], email: Json): string[] {
  const mailtos = strings.flatMap((text) =>
    Array.from(text.matchAll(/^mailto:([^?]+)/g), ([, to]) => decodeURIComponent(to ?? '')),
  );
  const extracted = isRecord(email.extracted) ? email.extracted : {};
  const calendar = isRecord(extracted.calendar) ? extracted.calendar : {};
  const organizer = typeof calendar.organizer === 'string' ? [bare(calendar.organizer)] : [];
  return [...new Set([...mailtos, ...organizer])];
}

/** A value without its fence, whatever the fence is. */
function bare(text: string): string {
  return text.replace(/^<u-[^>]+>/, '').replace(/<\/u-[^>]+>$/, '');
}

function filledIn(input: Json, words: Known): Json {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return words[value] ?? value;
    if (Array.isArray(value)) return value.map(filled);
    return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)])) : value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, filled(value)]));
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
