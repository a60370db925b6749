/** On a terminal the log is read by a person, and Ctrl-C ends the server in order; in a pipe it is JSON. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { consoleClient } from '../../support/clients/console-client.ts';
import { START, startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { eventually, SIGNING_KEY } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const post = (url: string) => {
  const raw = mime({ to: 'nobody@postroom.localhost', subject: 'x', text: 'y', messageId: '<terminal@example.org>' });
  return postMail(`${url}/webhooks/provider/inbound`, { recipient: 'nobody@postroom.localhost', mime: raw });
};

test('on a terminal the start prints a link to the console, a mail is one readable line, and Ctrl-C closes in order', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: await scratchFolder(), PORT: '0', PROVIDER_WEBHOOK_SIGNING_KEY: SIGNING_KEY };
  const command = `exec ${[process.execPath, ...START].map((word) => `'${word}'`).join(' ')}`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], { env });
  let shown = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
  });
  const ended = once(terminal, 'exit');
  try {
    const url = await eventually('it listens', async () => /http:\/\/127\.0\.0\.1:\d+/.exec(shown)?.[0]);
    assert.equal((await post(url)).status, 202);
    const link = await eventually('the link is shown', async () => /\/sign-in#(\w{43})\s/.exec(shown)?.[1]);
    assert.equal((await consoleClient(url).signIn({ link })).status, 201);
    await eventually('the mail is shown', async () => shown.includes('mail arrived'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
    const plain = shown.replace(/\u001b\[[\d;]*m/g, '');
    assert.match(plain, /^\[\d\d:\d\d:\d\d\] INFO: mail arrived \{"provider":"mailgun","outcome":"ignored".*\}\r?$/m);
  } finally {
    terminal.stdin.write('\u0003');
  }
  const [code] = await ended;
  assert.equal(code, 0);
});

test('in a pipe each line is JSON', async () => {
  const running = await startProcess(await scratchFolder(), { LOG_LEVEL: 'info' });
  assert.equal((await post(running.url)).status, 202);
  const line = await eventually('it is logged', async () =>
    running
      .stderr()
      .split('\n')
      .find((one) => one.includes('mail arrived')),
  );
  assert.equal(JSON.parse(line).outcome, 'ignored');
  // Whoever collects the output must not be able to sign in.
  assert.doesNotMatch(running.stdout() + running.stderr(), /sign-in#/);
  assert.match(running.stdout(), /console-link/);
  await running.end('SIGTERM');
});
