/** Leaving a list: by a request that the mail's signature covers, to public servers only, or else by a mail under all rules. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { problem } from '../../support/clients/problem.ts';
import { newSigner, type Signing, signed } from '../../support/mails/signed-mail.ts';
import { makeDatabase } from '../../support/postgres/test-database.ts';
import { startProcess } from '../../support/processes/process.ts';
import { encoded, postWebhook, rawForm } from '../../support/providers/webhook.ts';
import { mailFrom } from '../../support/rooms/authenticated-room.ts';
import type { Stored } from '../../support/rooms/correspondence.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { atEnd, scratchFolder } from '../../support/running/closing.ts';
import { startDnsServer } from '../../support/servers/dns-server.ts';

const ONE_CLICK = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
const COVERED = 'From:Subject:List-Unsubscribe:List-Unsubscribe-Post';

const dataDir = await scratchFolder();
const list = await startList();
const dns = await startDnsServer();
atEnd(() => dns.close());
const signer = newSigner(dns, 'shop.test');
const { env } = await makeDatabase(dataDir);
// A real process, because only its start reads which authorities are trusted.
const room = await startProcess(dataDir, {
  ...env,
  DNS_SERVERS: dns.address,
  OUTGOING_ALLOW: '127.0.0.0/8,::1',
  NODE_EXTRA_CA_CERTS: list.authority,
});
const inbox = (await room.rest('POST', '/inboxes', { localPart: 'agent' })).body;
const office = (await room.rest('POST', '/inboxes', { localPart: 'office' })).body;

test('a signed one-click address is posted to once, however often it is asked for', async () => {
  const mail = await newsletter([`List-Unsubscribe: <${list.url}/leave?u=1>`, ONE_CLICK]);
  const dry = await leave(mail, { dryRun: true });
  assert.deepEqual([dry.body.method, dry.body.status, dry.body.problem, list.asked.length], ['request', null, null, 0]);
  for (let n = 0; n < 2; n++) {
    const { status, body } = await leave(mail);
    assert.deepEqual([status, body.method, body.target, body.status], [200, 'request', `${list.url}/leave?u=1`, 'requested']);
  }
  assert.deepEqual(list.asked, ['POST /leave?u=1 List-Unsubscribe=One-Click']);
  const { data } = (await room.rest('GET', '/events?limit=100')).body;
  assert.ok(data.some((event: Json) => event.type === 'email.unsubscribed' && event.subjectId === mail.id));
});

test('nothing is posted for a mail whose signature does not cover both fields, or not all of the body', async () => {
  list.asked.length = 0;
  const fields = [`List-Unsubscribe: <${list.url}/leave>`, ONE_CLICK];
  for (const mail of [
    await newsletter(fields, { headers: 'From:Subject:List-Unsubscribe' }),
    await newsletter(fields, { headers: COVERED, maxBodyLength: 1_000_000 }),
    await newsletter(fields, null),
    await newsletter([...fields, `List-Unsubscribe: <${list.url}/other>`]),
  ]) {
    const refused = await leave(mail);
    problem(refused, 403, 'forbidden');
    assert.match(refused.body.detail, /^No signature covers/);
  }
  const forged = `List-Unsubscribe: <${list.url}/forged>\r\n${await signedMail([ONE_CLICK])}`;
  problem(await leave(await arrived(forged)), 403, 'forbidden');
  assert.deepEqual(list.asked, []);
});

test('a mail that names no such address in its header is not searched for one', async () => {
  for (const ways of [
    '',
    `<${list.url}/leave>`,
    '<https://10.0.0.1/>',
    '<mailto:leave>',
    '<mailto:a@b@c?subject=x>',
    '<mailto:%00@x.example>',
  ])
    problem(await leave(await newsletter(ways ? [`List-Unsubscribe: ${ways}`] : [])), 409, 'conflict');
  assert.deepEqual(list.asked, []);
});

test('only public addresses are asked, by https, and no redirect is followed', async () => {
  for (const [url, code] of [
    ['https://10.0.0.1/leave', 'forbidden'],
    ['https://[::ffff:10.0.0.1]/leave', 'forbidden'],
    ['https://0xa9fea9fe/latest/meta-data', 'forbidden'],
    [`${list.url}/elsewhere`, 'upstream'],
    [`${list.url}/gone`, 'upstream'],
    ['https://localhost:9/closed', 'unavailable'],
  ] as const) {
    const refused = await leave(await newsletter([`List-Unsubscribe: <${url}>`, ONE_CLICK]));
    assert.equal(refused.body.code, code, `${url}: ${JSON.stringify(refused.body)}`);
  }
  assert.deepEqual(list.asked, ['POST /elsewhere List-Unsubscribe=One-Click', 'POST /gone List-Unsubscribe=One-Click']);
});

test('where only an address for mail is named, a mail goes there once, under all rules', async () => {
  const field = `List-Unsubscribe: <mailto:${office.address}?subject=leave%20u1%0d%0aBcc:%20x@example.org&cc=eve@example.org>`;
  const mail = await newsletter([field]);
  const dry = await leave(mail, { dryRun: true });
  assert.deepEqual([dry.body.method, dry.body.target, dry.body.emailId], ['mail', office.address, null]);
  const { body } = await leave(mail);
  assert.equal(body.status, 'queued');
  const came = await eventually('it came', async () => {
    const { data } = (await room.rest('GET', `/emails?inboxId=${office.id}&direction=inbound`)).body;
    return data.length > 0 && data;
  });
  assert.deepEqual([came.length, came[0].subject, came[0].cc], [1, 'leave u1 Bcc: x@example.org', '']);
  const again = await leave(mail);
  assert.deepEqual([again.body.emailId, again.body.target], [body.emailId, office.address]);

  const held = await newsletter([field]);
  const careful = await keyWith({ approval: 'required' });
  assert.equal((await leave(held, {}, careful)).body.status, 'held');
});

test('a request counts as one mail in the limits of its key, also one that fails, and none is made when they are used up', async () => {
  list.asked.length = 0;
  const [first, gone, last] = [
    await newsletter([`List-Unsubscribe: <${list.url}/leave?u=2>`, ONE_CLICK]),
    await newsletter([`List-Unsubscribe: <${list.url}/gone>`, ONE_CLICK]),
    await newsletter([`List-Unsubscribe: <${list.url}/leave?u=3>`, ONE_CLICK]),
  ];
  const key = await keyWith({ limits: { sendsInAll: 2 } });
  assert.equal((await leave(first, { dryRun: true }, key)).body.problem, null);
  for (let n = 0; n < 3; n++) assert.equal((await leave(first, {}, key)).body.status, 'requested', 'what was done costs nothing');
  problem(await leave(gone, {}, key), 502, 'upstream');
  const refused = await leave(last, {}, key);
  problem(refused, 403, 'forbidden');
  assert.match(refused.body.detail, /2 mails in all, is used up/);
  assert.equal((await leave(last, { dryRun: true }, key)).body.problem, refused.body.detail);
  const mail = { inboxId: inbox.id, to: office.address, subject: 'x', text: 'y' };
  problem(await room.rest('POST', '/emails/send', mail, { authorization: `Bearer ${key}` }), 403, 'forbidden');
  assert.deepEqual(
    list.asked,
    ['/leave?u=2', '/gone'].map((path) => `POST ${path} List-Unsubscribe=One-Click`),
  );

  const hourly = await keyWith({ limits: { sendsPerHour: 1 } });
  const sent = await room.rest('POST', '/emails/send', mail, { authorization: `Bearer ${hourly}` });
  assert.equal(sent.status, 202, JSON.stringify(sent.body));
  const waits = await leave(last, {}, hourly);
  problem(waits, 429, 'rate_limited');
  assert.equal(list.asked.length, 2);
});

test('keys that do not send freely make no request', async () => {
  list.asked.length = 0;
  const mail = await newsletter([`List-Unsubscribe: <${list.url}/leave>`, ONE_CLICK]);
  for (const rights of [{ mode: 'draft-only' }, { readOnly: true }, { approval: 'required' }])
    problem(await leave(mail, {}, await keyWith(rights)), 403, 'forbidden');
  problem(await leave(mail, {}, await keyWith({ scopes: ['emails:read'] })), 403, 'missing_scope');
  problem(await leave(mail, {}, await keyWith({ inboxIds: [office.id] })), 404, 'not_found');
  await room.rest('POST', '/account/sending', { enabled: false });
  problem(await leave(mail), 403, 'forbidden');
  await room.rest('POST', '/account/sending', { enabled: true });
  assert.deepEqual(list.asked, []);
});

function leave({ id }: Stored, input: Json = {}, key?: string) {
  return room.rest('POST', `/emails/${id}/unsubscribe`, input, key === undefined ? {} : { authorization: `Bearer ${key}` });
}

async function keyWith(rights: Json): Promise<string> {
  return (await room.rest('POST', '/api-keys', { name: 'agent', ...rights })).body.key;
}

/** A mail that arrived; signed over the fields that a list signs, unless told. */
async function newsletter(fields: string[], signing: Signing | null = { headers: COVERED }): Promise<Stored> {
  return await arrived(signing === null ? mailFrom('news@shop.test', ...fields) : await signedMail(fields, signing));
}

async function signedMail(fields: string[], signing: Signing = { headers: COVERED }): Promise<string> {
  return String(await signed(mailFrom('news@shop.test', ...fields), signer, signing));
}

/** Its record once its sender is checked. */
async function arrived(mime: string): Promise<Stored> {
  const form = rawForm({ recipient: inbox.address, sender: 'news@shop.test', mime });
  assert.equal((await postWebhook(`${room.url}/webhooks/provider/inbound`, encoded(form, 'multipart'))).status, 200);
  return await eventually('it is checked', async () => {
    const [mail] = (await room.rest('GET', `/emails?inboxId=${inbox.id}&direction=inbound&limit=1`)).body.data;
    const { sender } = (await room.rest('GET', `/emails/${mail.id}`)).body;
    return sender.authentication.verdict !== 'pending' && mail;
  });
}

/** A list's web server on loopback, with a certificate for localhost of an authority of its own. */
async function startList() {
  const folder = await scratchFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    certificate,
    ...named,
  ];
  execFileSync('openssl', made, { stdio: 'ignore' });
  const asked: string[] = [];
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      if (request.url === '/elsewhere') response.writeHead(302, { location: '/leave' });
      if (request.url === '/gone') response.writeHead(410);
      response.end('done');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(() => server.close());
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, authority: certificate, asked };
}
