/** An SMTP server that takes every mail at once and keeps none: it counts them, and notes when each was complete. */
import { once } from 'node:events';
import net from 'node:net';

export type FastSink = {
  url: string;
  /** When each mail since the last call was complete, by the monotonic clock; resolves when there are `count`. */
  times(count: number): Promise<number[]>;
  close(): void;
};

export async function startFastSink(): Promise<FastSink> {
  let times: number[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  let reached = () => {};
  const sockets = new Set<net.Socket>();
  const took = () => {
    times.push(performance.now());
    if (times.length >= wanted) reached();
  };
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    talk(socket, took);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `smtp://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`,
    times: async (count) => {
      await new Promise<void>((resolve) => {
        wanted = count;
        reached = resolve;
        if (times.length >= count) resolve();
      });
      const found = times;
      times = [];
      wanted = Number.POSITIVE_INFINITY;
      return found;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const END = '\r\n.\r\n';

function talk(socket: net.Socket, took: () => void): void {
  let held = '';
  let inMail = false;
  socket.write('220 sink ESMTP\r\n');
  socket.setEncoding('latin1').on('data', (text: string) => {
    held += text;
    let answers = '';
    for (;;) {
      const mark = inMail ? END : '\r\n';
      const at = held.indexOf(mark);
      if (at < 0) break;
      const line = held.slice(0, at);
      held = held.slice(at + mark.length);
      if (inMail) {
        inMail = false;
        took();
        answers += '250 2.0.0 taken\r\n';
      } else if (/^DATA/i.test(line)) {
        inMail = true;
        answers += '354 go on\r\n';
      } else if (/^EHLO/i.test(line)) answers += '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n';
      else answers += '250 2.0.0 ok\r\n';
    }
    if (answers !== '') socket.write(answers);
  });
}
