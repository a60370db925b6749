/** Lines of the log: all of them in their order, however the process ends after a warning. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

/** What a process whose `log` does this writes to stderr: the message of each line, and what is no line as it is. */
function said(work: string): string[] {
  const program = `import { createLog } from './src/log.ts'; const log = createLog('info'); ${work}`;
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { encoding: 'utf8' });
  const lines = stderr.split('\n').filter((line) => line !== '');
  return lines.map((line) => (line.startsWith('{') ? JSON.parse(line).msg : line));
}

test('lines stand in their order, and before what is written in a later turn', () => {
  const work = `log.info({}, 'one'); log.info({}, 'two'); setImmediate(() => process.stderr.write('three\\n'));`;
  assert.deepEqual(said(work), ['one', 'two', 'three']);
});

test('the last lines are there when the process ends at once, or by an error', () => {
  assert.deepEqual(said(`log.info({}, 'one'); log.info({}, 'last'); process.exit(1);`), ['one', 'last']);
  assert.ok(said(`log.info({}, 'last'); throw new Error('broken');`).includes('last'));
});

test('a warning and the lines before it are there when the process is killed right after', () => {
  const work = `log.info({}, 'before'); log.warn({}, 'warning'); process.kill(process.pid, 'SIGKILL');`;
  assert.deepEqual(said(work), ['before', 'warning']);
});

test('more lines than are held are all there once', () => {
  const all = Array.from({ length: 1000 }, (_, n) => `line ${n}`);
  assert.deepEqual(said(`for (let n = 0; n < 1000; n += 1) log.info({}, 'line ' + n);`), all);
});

test('a process whose stderr nobody reads any more goes on', async () => {
  const program = `
    import { createLog } from './src/log.ts';
    const log = createLog('info');
    let turns = 0;
    process.stdin.once('data', () => {
      const turn = () => {
        log.info({}, 'unread');
        log.warn({}, 'unread');
        turns += 1;
        if (turns < 20) setImmediate(turn);
        else process.stdout.write('alive', () => process.exit(0));
      };
      turn();
    });
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { timeout: 60_000 });
  child.stderr.destroy();
  await once(child.stderr, 'close');
  child.stdin.write('now');
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  assert.deepEqual([code, said], [0, 'alive']);
});
