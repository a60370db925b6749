/** A Postroom with records of every kind, all that it answers about them, and the command that moves it to PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, dropDatabase, postgresBinaries, startPostgres } from '../postgres/postgres-server.ts';
import { pgliteFolder } from '../postgres/test-database.ts';
import { inThisProcess } from '../processes/command-line.ts';
import { POSTROOM } from '../processes/process.ts';
import { mime, unfenced, walk } from '../rooms/conversation.ts';
import type { Stored } from '../rooms/correspondence.ts';
import { eventually, type Json, type Postroom } from '../rooms/postroom.ts';
import { atEnd, scratchFolder } from '../running/closing.ts';

export type Place = { name: string; url: string; remove(): Promise<void> };

export type Commanded = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

/** Where rooms are moved to: PGlite, and a server where there is one. */
export async function places(): Promise<{ make: (() => Promise<Place>)[]; close(): Promise<void> }> {
  const given = process.env.TEST_DATABASE ?? '';
  const own = given.startsWith('postgres') || postgresBinaries() === null ? null : await startPostgres();
  const server = own?.url ?? (given.startsWith('postgres') ? given : null);
  const inProcess = async () => {
    const { env, remove } = await pgliteFolder();
    return { name: 'PGlite', url: env.DATABASE_URL ?? '', remove };
  };
  const onServer = async (url: string) => {
    const database = await createDatabase(url);
    return { name: 'a server', url: database, remove: () => dropDatabase(database) };
  };
  return { make: [inProcess, ...(server ? [() => onServer(server)] : [])], close: async () => await own?.close() };
}

/** `npm run postroom -- migrate-data`; `begun` gets the process, and may end it. */
export async function migrateData(from: string, to: string, begun: (child: ChildProcess) => void = () => {}): Promise<Commanded> {
  const command = [...POSTROOM, 'migrate-data', '--from', from, '--to', to];
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  atEnd(() => child.kill('SIGKILL'));
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said.stderr += chunk;
  });
  begun(child);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...said };
}

export type Filled = { inbox: Stored; other: Stored; key: string; narrow: string; idempotent: Json; first: Stored };

/**
 * Filled by mail, and by every other call that leaves rows. Texts of received mail hold no NUL; drafts, templates and sent mail
 * may. `dataDir` is the folder of its SQLite store.
 */
export async function fill(room: Postroom, dataDir: string): Promise<Filled> {
  const made = async (path: string, body: Json, headers: Record<string, string> = {}): Promise<Stored> => {
    const answer = await room.rest('POST', path, body, { headers });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const inbox = await made('/inboxes', { localPart: 'ada', displayName: 'Ada Å🦉', metadata: { a: '1' } });
  const other = await made('/inboxes', { localPart: 'bob' });
  const strict = await made('/inboxes', { localPart: 'strict', rules: { receive: { allow: null, verified: true } } });
  const gone = await made('/inboxes', { localPart: 'gone' });
  const { key } = await made('/api-keys', { name: 'wide' });
  const { key: narrow } = await made('/api-keys', { name: 'narrow', scopes: ['emails:read'], inboxIds: [inbox.id] });
  const to = String(inbox.address);
  const subjects = ['Invoice 4711', 'Größe und Æsop', '請求書 🦉', 'before\0after', `long ${'x'.repeat(3000)}`];
  for (const [n, subject] of subjects.entries()) {
    const text = [`zebra ${n}`, 'ünïcödé ｗｉｄｅ', `nul\0nul ${n}`, '\u202eright', 'word '.repeat(4000)][n] ?? '';
    await room.inbound(to, mime({ to, subject, text, messageId: `<m${n}@example.org>`, headers: [UTF8] }));
  }
  await room.inbound(to, mime({ to, subject: 'Re: Invoice 4711', text: 'paid', headers: ['In-Reply-To: <m0@example.org>'] }));
  await room.inbound(to, Buffer.from([...Buffer.from(`To: ${to}\r\n\r\n`), ...Array(2000).keys()].map((code) => code & 0xff)));
  await room.inbound(String(gone.address), mime({ to: String(gone.address), subject: 'deleted', text: 'later' }));
  await room.inbound(String(strict.address), mime({ to: String(strict.address), subject: 'kept\0apart', text: 'quarantined' }));
  await room.rest('DELETE', `/inboxes/${gone.id}`);
  const [first] = (await walk(room, `/emails?inboxId=${inbox.id}&subject=Invoice`)).slice(-1) as Stored[];
  if (!first) throw new Error('no mail came');
  await room.rest('PATCH', '/emails', { ids: [first.id], addLabels: ['a\0b', 'urgent'] });
  await room.rest('PATCH', `/emails/${first.id}/read`, { read: true });
  const files = [{ filename: 'wörk.bin', content: Buffer.from([0, 1, 2, 255]).toString('base64') }];
  const letter = {
    inboxId: inbox.id,
    to: [other.address],
    subject: 'here',
    text: 'here\0it is',
    html: '<p>sent\0zebra</p>',
    attachments: files,
  };
  await made('/emails/send', letter, { 'idempotency-key': 'once' });
  const [received] = await eventually('the mail to be there', async () => {
    const mails = (await walk(room, `/emails?inboxId=${other.id}`)) as Stored[];
    return mails.length > 0 && mails;
  });
  await made(`/emails/${received?.id}/reply`, { text: 'an answer, zebra' });
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await made('/emails/send', { inboxId: inbox.id, to: [other.address], subject: 'tomorrow', text: 'later', sendAt: later });
  await made('/drafts', { inboxId: inbox.id, subject: 'a draft', text: 'not\0yet', attachments: files });
  await made('/templates', { name: 'greeting', subject: 'Hi {{name}}', text: 'Hello\0{{name}}', html: '<p>{{name}}</p>' });
  await made('/suppressions', { address: 'never@example.org' });
  await made('/domains', { domain: 'mail.example.org' });
  // No lookup, and nothing that happens here.
  await made('/webhook-endpoints', { url: 'https://93.184.216.34/hook', types: ['domain.failed'], clientId: 'moved' });
  await room.rest('PATCH', `/inboxes/${other.id}`, { approval: 'required' });
  await made('/emails/send', { inboxId: other.id, to: [inbox.address], subject: 'held', text: 'wait' });
  await made('/emails/claim', { inboxId: other.id });
  await importOld(dataDir, await made('/inboxes', { localPart: 'moved' }));
  return { inbox, other, key, narrow, idempotent: letter, first };
}

/** Mail of another mailbox, older than all other. */
async function importOld(dataDir: string, { address }: Json): Promise<void> {
  const folder = await scratchFolder();
  const files = [2019, 2011, 2015].map((year) => {
    const path = join(folder, `${year}.eml`);
    const headers = [`Date: Thu, 05 Mar ${year} 10:00:00 +0000`];
    writeFileSync(path, mime({ to: String(address), subject: `old zebra of ${year}`, text: 'a zebra', headers }));
    return path;
  });
  const { code, stderr } = await inThisProcess({ DATA_DIR: dataDir }, 'import', '--inbox', String(address), ...files);
  if (code !== 0) throw new Error(stderr);
}

/** All that it answers about what is in it: lists, records, threads, bodies, raw bytes, files and what searches find. */
export async function everything(room: Postroom): Promise<Json> {
  const answers: Json = {};
  for (const path of LISTS) answers[path] = (await walk(room, path)).map(unfenced);
  answers.events = await walk(room, '/events', 'after');
  // All at once.
  answers.endpoints = (await room.rest('GET', '/webhook-endpoints')).body.data;
  for (const email of answers['/emails?include=body'] as Stored[]) {
    const paths = [`/emails/${email.id}?view=full`, `/emails/${email.id}/deliveries`, `/threads/${email.threadId}`];
    for (const path of paths) answers[path] = unfenced((await room.rest('GET', path)).body);
    answers[`raw ${email.id}`] = (await room.download(`/emails/${email.id}/raw`)).bytes.toString('hex');
    for (const { id } of email.attachments as { id: string }[])
      answers[`file ${id}`] = (await room.download(`/emails/${email.id}/attachments/${id}`)).bytes.toString('hex');
  }
  for (const words of WORDS) {
    const found = await walk(room, `/emails/search?q=${encodeURIComponent(words)}`);
    // A snippet leaves a NUL out, which is U+FFFD there now.
    answers[`search ${words}`] = found.map(unfenced).map(({ snippet, highlights, ...email }) => email);
  }
  return answers;
}

/** As PostgreSQL keeps it. */
export function withoutNul<T>(answers: T): T {
  const kept = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
    if (Array.isArray(value)) return value.map(kept);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kept(one)]));
  };
  return kept(answers) as T;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const UTF8 = 'Content-Type: text/plain; charset=utf-8';
const LISTS = [
  '/inboxes',
  '/emails?include=body',
  '/emails?status=quarantined',
  '/emails/held',
  '/threads',
  '/threads?label=urgent',
  '/domains',
  '/suppressions',
  '/templates',
  '/emails?status=draft',
];
const WORDS = [
  'zebra',
  'ünïcödé',
  '請求書',
  'æsop',
  'grosse',
  'nul',
  'from:bob',
  'subject:"invoice 4711"',
  'has:attachment',
  'wor*',
];
