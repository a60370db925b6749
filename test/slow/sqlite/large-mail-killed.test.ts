/** A process that is killed while it writes a large mail piece by piece: none of it is seen, and posted again it is stored once. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { SQLite } from '../../../src/store/sqlite/driver.ts';
import { startProcess } from '../../support/processes/process.ts';
import { postMail } from '../../support/providers/webhook.ts';
import { API_KEY, eventually } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';

const TOKEN = 'token-of-the-large-one';
const BYTES = 20_000_000;

test('what is left of it is nobody’s mail', async () => {
  const folder = await scratchFolder();
  const killed = await startProcess(folder);
  const inbox = (await killed.rest('POST', '/inboxes', {})).body;
  const head = `From: bob@example.org\r\nTo: ${inbox.address}\r\nSubject: large\r\nMessage-ID: <large@example.org>\r\n`;
  const type = 'MIME-Version: 1.0\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const lines = randomBytes(BYTES).toString('base64').replace(/.{76}/g, '$&\r\n');
  const mail = { recipient: inbox.address, mime: head + type + lines };
  const post = (url: string) => postMail(`${url}/webhooks/provider/inbound`, mail, { token: TOKEN });

  const database = new SQLite(join(folder, 'postroom.db'), { readonly: true });
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const cut = assert.rejects(post(killed.url));
  // Without a pause, in which a quick disk could write the rest.
  while (count('email_pieces') === 0) await setImmediate();
  await killed.end('SIGKILL');
  await cut;
  const whole = Math.ceil(mail.mime.length / (1024 * 1024));
  const left = count('email_pieces');
  assert.ok(left > 0 && left < whole, `${left} of ${whole}`);
  assert.deepEqual([count('arriving'), count('accepted'), count('emails')], [1, 0, 0]);

  const next = await startProcess(folder);
  const answer = await post(next.url);
  assert.equal(answer.status, 200);
  await eventually('it is filed', async () => (await next.rest('GET', '/metrics')).body.backlog.mails === 0);
  const { data } = (await next.rest('GET', `/emails?inboxId=${inbox.id}`)).body;
  assert.equal(data.length, 1);
  assert.deepEqual([count('arriving'), count('email_pieces')], [1, left + whole]);
  assert.deepEqual((await post(next.url)).json, { ok: true, duplicate: true });
  assert.deepEqual([count('arriving'), count('email_pieces')], [1, left + whole]);
  const raw = await fetch(`${next.url}/api/v1/emails/${data[0].id}/raw`, { headers: { authorization: `Bearer ${API_KEY}` } });
  assert.equal(await raw.text(), mail.mime);
  database.close();
  await next.end('SIGTERM');
});
