/** A browser as far as the console's server sees one: it keeps the cookie, and says where a request comes from. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { API_KEY, type Json } from '../rooms/postroom.ts';
import { scratchFolder } from '../running/closing.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way an untyped client would
export type ConsoleAnswer = { status: number; headers: Headers; bytes: Buffer; body: any };

/** A header that is null is not sent. */
export type Asked = { body?: unknown; headers?: Record<string, string | null> };

export type ConsoleClient = {
  /** `name=value`, as the last answer set it; null = none. */
  cookie: string | null;
  /** Sends the cookie, and the Origin with all but reads. */
  call(method: string, path: string, asked?: Asked): Promise<ConsoleAnswer>;
  signIn(given?: Json, asked?: Asked): Promise<ConsoleAnswer>;
};

/** `origin` is where its pages are; `sent` goes with each request. */
export function consoleClient(url: string, { origin = url, sent = {} }: { origin?: string; sent?: Record<string, string> } = {}) {
  const client: ConsoleClient = {
    cookie: null,
    async call(method, path, { body, headers = {} } = {}) {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const all: Record<string, string | null> = {
        ...(method === 'GET' || method === 'HEAD' ? {} : { origin }),
        ...(client.cookie === null ? {} : { cookie: client.cookie }),
        ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        ...sent,
        ...headers,
      };
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
      const asking = request(`${url}${path}`, { method, headers: Object.fromEntries(given), agent: false });
      asking.end(text);
      const [response] = (await once(asking, 'response')) as [IncomingMessage];
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const bytes = Buffer.concat(parts);
      const told = new Headers();
      for (const [name, values = []] of Object.entries(response.headersDistinct))
        for (const value of values) told.append(name, value);
      for (const line of told.getSetCookie()) keep(client, line);
      const isJson = /json/.test(told.get('content-type') ?? '') && bytes.length > 0;
      return {
        status: response.statusCode ?? 0,
        headers: told,
        bytes,
        body: isJson ? JSON.parse(bytes.toString()) : bytes.toString(),
      };
    },
    signIn: (given = { key: API_KEY }, asked = {}) => client.call('POST', '/console/session', { body: given, ...asked }),
  };
  return client;
}

/** A folder as the build writes it, with one file of each kind. */
export async function builtPage(): Promise<string> {
  const folder = await scratchFolder();
  const script = 'console.log("a page that is long enough to be worth compressing");\n'.repeat(50);
  const style = 'body { margin: 0 }\n';
  await writeFile(join(folder, 'app-1234abcd.js'), script);
  await writeFile(join(folder, 'app-1234abcd.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'app-1234abcd.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'app-5678cdef.css'), style);
  const manifest = { script: 'app-1234abcd.js', style: 'app-5678cdef.css', needs: { '/mail': ['part-90ab.js', 'part-12cd.js'] } };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

function keep(client: ConsoleClient, line: string): void {
  const [pair = ''] = line.split(';');
  const isCleared = pair.endsWith('=');
  if (!isCleared) client.cookie = pair;
  else if (client.cookie?.startsWith(pair)) client.cookie = null;
}
