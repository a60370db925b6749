/**
 * What the outbox is held against: nodemailer's own pool, which keeps its mails in memory and forgets them when it ends.
 * Environment: SMTP_URL, MIME_FILE, COUNT, CONNECTIONS. Sends the mail COUNT times, to 50 domains in turn. Prints `LISTEN 0` when it begins.
 */
import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';

/** Ends it in time when the process that started it has died. */
setTimeout(() => process.exit(1), 5 * 60_000).unref();

const mime = readFileSync(process.env.MIME_FILE ?? '');
const transport = createTransport({
  pool: true,
  url: process.env.SMTP_URL ?? '',
  maxConnections: Number(process.env.CONNECTIONS),
});
process.stdout.write('LISTEN 0\n');
const sending = Array.from({ length: Number(process.env.COUNT) }, (_, n) =>
  transport.sendMail({ envelope: { from: 'agent@postroom.example', to: [`bob@d${n % 50}.example`] }, raw: mime }),
);
await Promise.all(sending);
// The process that counts the mails ends it.
setInterval(() => undefined, 1000);
