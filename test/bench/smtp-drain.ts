/** SIGTERM while mails come in over SMTP: how long the end takes, and that nothing is lost that was answered 250. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type SmtpClient, speaking } from '../support/clients/smtp-client.ts';
import type { Json } from '../support/rooms/postroom.ts';
import type { Product } from './product.ts';
import type { Row } from './rounds.ts';
import { allFiled } from './until-filed.ts';

const CONNECTIONS = 50;
/** Bytes of a mail that have come before the signal, and as many after it. */
const HALF = 20_000;

/** Of the mails that are coming in, every second one ends, and the others are never whole. Throws when a mail is lost or doubled. */
export async function measureDrain(
  product: Product,
  port: number,
  { id, address }: { id: string; address: string },
): Promise<Row> {
  const mails = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => begunMail(port, n, address)));
  let gone = 0;
  const began = performance.now();
  const restarting = product.betweenStarts(async () => {
    gone = performance.now() - began;
  });
  const replies = await Promise.all(
    mails.map(async ({ client, subject }, n) => {
      if (n % 2 === 0) client.write(`${rest()}\r\n.\r\n`);
      return { subject, reply: await client.reply().catch(() => 'no answer') };
    }),
  );
  await restarting;
  const taken = replies.filter(({ reply }) => reply.startsWith('250')).map(({ subject }) => subject);
  await allFiled(product);
  const { body } = await product.rest('GET', `/emails?inboxId=${id}&limit=100`);
  const there = (body.data as Json[]).map(({ subject }) => String(subject)).filter((subject) => subject.startsWith('drain '));
  assert.equal(new Set(there).size, there.length, 'no mail is there twice');
  for (const subject of taken) assert.ok(there.includes(subject), `${subject} was answered 250 and is lost`);
  return {
    what: `SIGTERM with ${CONNECTIONS} mails coming in over SMTP, of which every second one ends: until the process is gone`,
    postroom: `${(gone / 1000).toFixed(1)} s; ${taken.length} answered 250, all there once`,
    reference: '',
    ratio: '',
    wanted: '≤ 30 s',
  };
}

async function begunMail(port: number, n: number, to: string): Promise<{ client: SmtpClient; subject: string }> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.2.${n}.1` });
  await once(socket, 'connect');
  const client = speaking(socket);
  await client.reply();
  await client.envelope('ada@sender.example', to);
  const ready = await client.say('DATA');
  if (!ready.startsWith('354')) throw new Error(`the server answered: ${ready}`);
  const subject = `drain ${n}`;
  client.write(`From: ada@sender.example\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\n${rest()}`);
  return { client, subject };
}

function rest(): string {
  return 'Some words of it.\r\n'.repeat(Math.ceil(HALF / 19));
}
