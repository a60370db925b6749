/** The lines of the document for a real Exim and a real Postfix: what is delivered, what is told to the sender, and what waits. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailOf, RAW_SECRET, rawOf, SECRETS } from '../../support/providers/provider-posts.ts';
import { eventually, type Json, startPostroom } from '../../support/rooms/postroom.ts';
import { closeAfterEach } from '../../support/running/closing.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { mailServerFault, startExim, startPostfix } from '../../support/servers/mail-servers.ts';

closeAfterEach();

const SERVERS = [
  // How each writes down that a recipient was refused for good.
  { program: 'exim4', start: startExim, refused: (to: string) => new RegExp(`\\*\\* ${to} .* returned 67`) },
  { program: 'postfix', start: startPostfix, refused: (to: string) => new RegExp(`to=<${to}>.* status=bounced \\(user unknown`) },
] as const;

for (const { program, start, refused } of SERVERS)
  describe(program, { skip: mailServerFault(program) }, () => {
    test('delivers, tells the sender of an unknown recipient, and keeps what cannot be delivered now', async () => {
      const port = await freePort();
      const server = await start({ url: `http://127.0.0.1:${port}`, secret: RAW_SECRET });
      const [desk, nobody, away] = ['desk@postroom.localhost', 'nobody@postroom.localhost', mailed('away')];
      await server.send(away, 'away@example.org', desk);
      await eventually('it was tried', async () => /not reached: connect ECONNREFUSED/.test(await server.log()));
      assert.equal(await server.waiting(), 1);

      const room = await startPostroom({ ...SECRETS, PORT: String(port) });
      await room.rest('POST', '/inboxes', { localPart: 'desk' });
      await server.again();
      const subjects = async () => (await room.rest('GET', '/emails')).body.data.map(({ subject }: Json) => subject);
      const come = (...all: string[]) =>
        eventually(`${all} came`, async () => (await subjects()).toSorted().join() === all.toSorted().join());
      await come('away');

      await server.send(mailed('null sender'), '', desk);
      await come('away', 'null sender');
      await server.send(mailed('odd sender'), `it's$x@example.org`, desk);
      await come('away', 'null sender', 'odd sender');
      await server.send(mailed('both'), 'both@example.org', desk, nobody);
      await come('away', 'null sender', 'odd sender', 'both');
      await eventually('the unknown one is refused', async () => refused(nobody).test(await server.log()));
      await eventually('nothing waits', async () => (await server.waiting()) === 0);

      const { body } = await room.rest('GET', '/arrivals');
      const told = (body.data as Json[]).map(({ envelopeFrom, recipient, outcome }) => `${envelopeFrom} ${recipient} ${outcome}`);
      assert.deepEqual(told.toSorted(), [
        ` ${desk} accepted`,
        `away@example.org ${desk} accepted`,
        `both@example.org ${desk} accepted`,
        `both@example.org ${nobody} ignored`,
        `it's$x@example.org ${desk} accepted`,
      ]);
      const { data } = (await room.rest('GET', '/emails')).body;
      const raw = await rawOf(
        room,
        data.find(({ subject }: Json) => subject === 'away'),
      );
      assert.ok(raw.includes(Buffer.from([0xe9, 0xff])), 'bytes that are no text come as they are');
    });
  });

function mailed(subject: string): Buffer {
  return Buffer.concat([Buffer.from(mailOf(subject).replaceAll('\r\n', '\n')), Buffer.from([0xe9, 0xff, 0x0a])]);
}
