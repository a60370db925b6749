/** Whether a client left with all of its answer, told by real connections. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { leaving } from '../../../src/http/leaving.ts';
import { closedAtEnd } from '../../support/running/closing.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

for (const [who, bytes, whole] of [
  ['that has read all', 10, true],
  ['that hangs up over a long answer', 50_000_000, false],
] as const)
  test(`a client ${who}`, async () => {
    const { port, told } = await serving((res) => void res.end(Buffer.alloc(bytes)));
    const socket = connect(port, '127.0.0.1');
    socket.write(REQUEST);
    await once(socket, 'data');
    socket.destroy();
    assert.equal(await told, whole);
  });

test('a client that is gone before there is an answer', async () => {
  const { port, asked, told } = await serving(() => {});
  const socket = connect(port, '127.0.0.1');
  socket.write(REQUEST);
  await asked;
  socket.destroy();
  assert.equal(await told, false);
});

/** `told` is what `whenLeft` says of the first request, before it and, the same, afterwards. */
async function serving(answer: (res: ServerResponse) => void) {
  const server = createServer();
  closedAtEnd({ close: async () => void server.close() });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = once(server, 'request');
  const told = asked.then(async ([, res]) => {
    const left = leaving(res);
    const whole = new Promise<boolean>((resolve) => left.whenLeft(resolve));
    const early = left.signal();
    assert.deepEqual([left.hasLeft(), early.aborted], [false, false]);
    answer(res);
    const first = await whole;
    assert.deepEqual(
      [left.hasLeft(), early.aborted, left.signal().aborted],
      [true, true, true],
      'signals tell the same, early and late',
    );
    assert.equal(await new Promise((resolve) => left.whenLeft(resolve)), first, 'who asks later is told the same');
    return first;
  });
  return { port: (server.address() as AddressInfo).port, asked, told };
}
