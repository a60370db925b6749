/** Hands the sample mail over by SMTP from many connections at once, each from an address and a network of its own. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { speaking } from '../support/clients/smtp-client.ts';
import { type Load, loadOf } from './rounds.ts';
import { MESSAGE_ID_MARK, sampleMail } from './sample-mail.ts';

const CONNECTIONS = 50;

/** When a load ends: after so many seconds, or after so many mails. */
export type Until = { seconds: number } | { mails: number };

/** Mail after mail, each with a Message-ID of its own. Throws when a mail is not answered 250. */
export async function loadSmtp(port: number, recipient: string, until: Until): Promise<Load> {
  const mime = (await sampleMail()).toString('latin1').replace(/^\./gm, '..');
  const times: number[] = [];
  const began = performance.now();
  let made = 0;
  const isOver = () => ('mails' in until ? made >= until.mails : performance.now() >= began + until.seconds * 1000);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, n) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress: `127.1.${n}.1` }).setNoDelay(true);
      await once(socket, 'connect');
      const client = speaking(socket);
      await client.reply();
      await client.say('EHLO mail.sender.example');
      while (!isOver()) {
        made += 1;
        const mark = `${began.toString(36)}-${made}`;
        const sent = performance.now();
        // In one packet, as the extension PIPELINING (RFC 2920) allows.
        client.write(`MAIL FROM:<ada@sender.example>\r\nRCPT TO:<${recipient}>\r\nDATA\r\n`);
        for (const wanted of ['250', '250', '354']) refuse(await client.reply(), wanted);
        client.write(Buffer.from(`${mime.replace(MESSAGE_ID_MARK, mark)}\r\n.\r\n`, 'latin1'));
        refuse(await client.reply(), '250');
        times.push(performance.now() - sent);
      }
      client.close();
    }),
  );
  return loadOf(times, performance.now() - began);
}

function refuse(reply: string, wanted: string): void {
  if (!reply.startsWith(wanted)) throw new Error(`the server answered: ${reply}`);
}
