/** The webhook of the ingest references: node:http, a form parser, the signature, and mailparser as it comes. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Busboy } from '@fastify/busboy';
import { type ParsedMail, simpleParser } from 'mailparser';

export type Fields = Record<string, string>;
export type Mail = { messageId: string; from: string; subject: string; text: string; html: string; references: string[] };

const { SIGNING_KEY = '' } = process.env;

/**
 * Prints `LISTEN <port>`. `store` resolves the id of the record; 0 when the token was seen before, -1 when no inbox has the
 * address.
 */
export function serveWebhook(store: (fields: Fields, mail: Mail, mime: Buffer) => number | Promise<number>): void {
  // Ends it in time when the process that started it has died.
  setTimeout(() => process.exit(1), 15 * 60_000).unref();
  const server = createServer((request, response) => {
    const fields: Fields = {};
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fieldSize: 30e6 },
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('finish', () => void handle(fields, response));
    request.pipe(form);
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`LISTEN ${(server.address() as AddressInfo).port}\n`));
  process.on('SIGTERM', () => process.exit(0));

  async function handle(fields: Fields, response: ServerResponse): Promise<void> {
    if (!isSigned(fields)) {
      response.writeHead(406).end();
      return;
    }
    const mime = Buffer.from(fields['body-mime'] ?? '');
    const id = await store(fields, picked(await simpleParser(mime)), mime);
    const answer = JSON.stringify({ id });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer);
  }
}

function isSigned({ timestamp = '', token = '', signature = '' }: Fields): boolean {
  const expected = createHmac('sha256', SIGNING_KEY)
    .update(timestamp + token)
    .digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== 32 || !timingSafeEqual(expected, given)) return false;
  return Math.abs(Date.now() / 1000 - Number(timestamp)) <= 900;
}

function picked(mail: ParsedMail): Mail {
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    references: [mail.references ?? []].flat(),
  };
}
