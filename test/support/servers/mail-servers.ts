/** A real Exim or Postfix in a scratch folder, with the lines that docs/receiving.md has for it. */
import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { atEnd, scratchFolder } from '../running/closing.ts';

export type MailServer = {
  /** Hands the mail over, as a program of this machine, and tries to deliver it. */
  send(mime: Buffer, from: string, ...to: string[]): Promise<void>;
  /** Tries again what waits. */
  again(): Promise<void>;
  /** How many mails wait. */
  waiting(): Promise<number>;
  /** What it wrote down of its deliveries. */
  log(): Promise<string>;
};

/** What the lines name that is another here. The domain of the recipients is `postroom.localhost`. */
type Given = { url: string; secret: string };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

/** Why it cannot be run here; false = it can. Both take on the ids of others, which only root may. */
export function mailServerFault(program: 'exim4' | 'postfix'): string | false {
  if (spawnSync(program, ['-V'], { env: { PATH } }).error) return `there is no ${program} here`;
  return process.getuid?.() === 0 ? false : `${program} is started by root only`;
}

export async function startExim(given: Given): Promise<MailServer> {
  // With a configuration of one's own Exim gives up being root, so that the pipe has its own user here.
  const user = (await run('exim4', ['-bP', 'exim_user'])).split('=')[1]?.trim() ?? '';
  const { folder, lines } = await prepared(given, user);
  const [transport = ''] = await lines(/^Exim, a transport/m);
  const config = join(folder, 'exim.conf');
  // Exim writes its log as a user of its own, whose name is another on each system.
  const open = join(folder, 'open');
  await mkdir(open);
  await chmod(open, 0o777);
  await writeFile(
    config,
    `primary_hostname = mx.example.com
spool_directory = ${folder}/spool
log_file_path = ${open}/%slog
keep_environment =
begin routers
here:
  driver = accept
  domains = postroom.localhost
  transport = postroom
elsewhere:
  driver = accept
  transport = away
begin transports
${transport}
away:
  driver = appendfile
  file = ${open}/away
  user = ${user}
begin retry
* * F,4d,1m
`,
  );
  const exim = (words: string[], input?: Buffer) => run('exim4', ['-C', config, ...words], input);
  return {
    send: async (mime, from, ...to) => void (await exim(['-odf', '-i', '-f', from || '<>', ...to], mime)),
    again: async () => void (await exim(['-qff'])),
    waiting: async () => Number(await exim(['-bpc'])),
    log: () => readFile(join(open, 'mainlog'), 'utf8'),
  };
}

export async function startPostfix(given: Given): Promise<MailServer> {
  const { folder, lines } = await prepared(given, 'nobody');
  const [service = '', settings = ''] = await lines(/^Postfix, in `master.cf`/m);
  // Name, private or not, and program.
  const daemons = [
    ['cleanup', 'n'],
    ['showq', 'n'],
    ['flush', 'n'],
    ...['error', 'bounce', 'discard', 'proxymap'].map((name) => [name, '-']),
    ['rewrite', '-', 'trivial-rewrite'],
    ['retry', '-', 'error'],
    ...['defer', 'trace'].map((name) => [name, '-', 'bounce']),
  ];
  const master = [
    'postlog unix-dgram n - n - 1 postlogd',
    'pickup unix n - n 60 1 pickup',
    'qmgr unix n - n 300 1 qmgr',
    ...daemons.map(([name, isPrivate, program = name]) => `${name} unix ${isPrivate} - n - 0 ${program}`),
    service,
  ];
  await writeFile(join(folder, 'master.cf'), `${master.join('\n')}\n`);
  const settingsHere = settings.replaceAll('mail.example.com', 'postroom.localhost');
  await writeFile(
    join(folder, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
myhostname = mx.example.com
mydestination =
alias_maps =
default_transport = discard
${settingsHere}
`,
  );
  await mkdir(join(folder, 'queue'));
  await mkdir(join(folder, 'data'));
  await run('chown', ['postfix', join(folder, 'data')]);
  await run('postfix', ['-c', folder, 'start']);
  atEnd(() => run('postfix', ['-c', folder, 'stop']));
  return {
    send: async (mime, from, ...to) => void (await run('sendmail', ['-C', folder, '-i', '-f', from || '<>', ...to], mime)),
    again: async () => void (await run('postqueue', ['-c', folder, '-f'])),
    waiting: async () => (await run('postqueue', ['-c', folder, '-j'])).split('\n').filter((line) => line !== '').length,
    log: () => readFile(join(folder, 'mail.log'), 'utf8'),
  };
}

/** A folder that everybody may look into, with the secret, and the blocks behind a place in the document as they are right here. */
async function prepared({ url, secret }: Given, user: string) {
  const folder = await scratchFolder();
  await chmod(folder, 0o755);
  const envFile = join(folder, 'deliver.env');
  await writeFile(envFile, `RAW_INBOUND_SECRET=${secret}\n`, { mode: 0o600 });
  await run('chown', [user, envFile]);
  // The pipe may not write into the checkout, so that it is compiled before.
  await run(process.execPath, ['--', `${ROOT}src/start.mjs`, 'bundle']);
  const places: [string, string][] = [
    ['/usr/bin/node', process.execPath],
    ['/opt/postroom/node_modules/postroom/src/start.mjs', `${ROOT}src/start.mjs cli`],
    ['/etc/postroom-deliver.env', envFile],
    ['https://mail.example.com', url],
    ['user = postroom', `user = ${user}`],
    ['user=postroom', `user=${user}`],
  ];
  const lines = async (place: RegExp): Promise<string[]> => {
    const document = await readFile(join(ROOT, 'docs', 'receiving.md'), 'utf8');
    const blocks = document.slice(document.search(place)).matchAll(/^```text\n([\s\S]*?)^```$/gm);
    return [...blocks].map(([, block = '']) => places.reduce((all, [one, other]) => all.replaceAll(one, other), block));
  };
  return { folder, lines };
}

async function run(program: string, words: string[], input: Buffer = Buffer.alloc(0)): Promise<string> {
  const child = spawn(program, words, { env: { PATH }, stdio: ['pipe', 'pipe', 'pipe'] });
  // One that reads nothing may have ended by now.
  child.stdin.on('error', () => {}).end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${code}: ${stdout}${stderr}`);
  return stdout;
}
