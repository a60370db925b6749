/** What an agent is spared: links that are for nothing in particular, and who sent its own mail; and what it is told of mail that waits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfenced } from '../../support/rooms/conversation.ts';
import { correspond, type Stored } from '../../support/rooms/correspondence.ts';
import { eventually, standInClock } from '../../support/rooms/postroom.ts';
import { startRelayedRoom } from '../../support/rooms/relayed-room.ts';

const clock = standInClock();
const { room } = await startRelayedRoom({}, { clock });
const desk = await correspond(room, clock, { localPart: 'desk' });
const agent = await room.mcp();

test('links to act on are listed, the others are counted, and view full lists all', async () => {
  const text = 'Confirm your address: https://shop.example/verify?t=1\r\n\r\nOur news: https://shop.example/news\r\n';
  const { id } = await desk.receive({ subject: 'Welcome', text });
  const short = unfenced((await agent.call('get_email', { id })).body).extracted;
  assert.deepEqual([short.links.map((one: Stored) => one.url), short.linksLeftOut], [['https://shop.example/verify?t=1'], 1]);
  const full = unfenced((await agent.call('get_email', { id, view: 'full' })).body).extracted;
  assert.deepEqual([full.links.length, full.linksLeftOut], [2, 0]);
  assert.equal((await room.rest('GET', `/emails/${id}`)).body.extracted.links.length, 2, 'all over REST');
});

test('of mail that it sent an agent is told when it goes and why it waits, and no verdict on its sender', async () => {
  const sendAt = new Date(clock.now().getTime() + 3600_000).toISOString();
  const scheduled = await desk.send({ to: 'ann@example.org', sendAt });
  const { body: key } = await room.rest('POST', '/api-keys', { name: 'careful', approval: 'required' });
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.' };
  const held = (await room.rest('POST', '/emails/send', mail, { key: key.key })).body;
  await room.rest('POST', `/emails/${held.id}/reject`, { reason: 'Too dear.' });
  const { data } = unfenced((await agent.call('list_emails', { inboxId: desk.id, direction: 'outbound' })).body);
  const row = (id: string) => data.find((one: Stored) => one.id === id);
  assert.deepEqual([row(scheduled.id).sendAt, row(held.id).rejected], [sendAt, 'Too dear.']);
  for (const { id } of [scheduled, held]) {
    const opened = unfenced((await agent.call('get_email', { id })).body);
    assert.deepEqual([opened.sender, opened.sendAt ?? opened.rejected], [undefined, id === held.id ? 'Too dear.' : sendAt]);
  }
});

test('of a draft or a held mail an agent is told all whom it would reach, and what send_draft asks for', async () => {
  const { body: careful } = await room.rest('POST', '/api-keys', { name: 'careful', approval: 'required' });
  const mail = { inboxId: desk.id, to: 'ann@example.org', subject: 'Offer', text: 'Buy.' };
  const hidden = { bcc: ['boss@example.org'], replyTo: 'sales@example.org' };
  const draft = (await room.rest('POST', '/drafts', { ...mail, ...hidden }, { key: careful.key })).body;
  const held = (await room.rest('POST', '/emails/send', { ...mail, ...hidden }, { key: careful.key })).body;
  for (const { id } of [draft, held]) {
    const { bcc, replyTo } = unfenced((await agent.call('get_email', { id })).body);
    assert.deepEqual([bcc, replyTo], ['boss@example.org', 'sales@example.org']);
  }
  const refused = (await agent.call('send_draft', { id: draft.id })).body;
  assert.match(refused.hint, /get_email.*updatedAt/);
  const { updatedAt } = (await agent.call('get_email', { id: draft.id })).body;
  assert.equal((await agent.call('send_draft', { id: draft.id, updatedAt })).body.status, 'queued');
  const received = await desk.receive({ headers: ['Reply-To: other@example.org'] });
  const opened = (await agent.call('get_email', { id: received.id })).body;
  assert.deepEqual([opened.replyTo, opened.updatedAt, opened.sender.replyToDiffers], [undefined, undefined, true]);
});

test('who reads on is not told the beginning once more', async () => {
  const text = Array.from({ length: 60 }, (_, n) => `Line ${n} of a long report.`).join('\r\n');
  const long = await desk.receive({ text: `${text}\r\n\r\nOn Monday, Ann wrote:\r\n> An older mail.` });
  const read = async (offset: number) => unfenced((await agent.call('get_email', { id: long.id, maxChars: 500, offset })).body);
  const first = await read(0);
  assert.equal(first.nextOffset, 500);
  for (let at: unknown = first.nextOffset; at; ) {
    const more = await read(Number(at));
    assert.equal(more.extracted.replyText, undefined, `from ${at} on`);
    at = more.nextOffset;
  }
  const { body } = await room.rest('GET', `/emails/${long.id}?maxChars=500&offset=500`);
  assert.match(body.extracted.replyText, /^Line 0/, 'REST tells all');
});

test('rows say what each mail is in flags, and neither the inbox that was named, nor its own address, nor what is empty', async () => {
  const shop = await correspond(room, clock, { localPart: 'shop', displayName: 'The Shop' });
  const news = await shop.receive({ subject: '', text: 'Buy.', headers: ['List-Unsubscribe: <mailto:out@example.org>'] });
  const notice = await shop.receive({ subject: 'Notice', text: 'Done.', headers: ['Auto-Submitted: auto-generated'] });
  const copied = await shop.receive({ subject: 'Copied', text: 'Hi.', to: `${shop.address}, ann@example.org` });
  const named = await shop.receive({ subject: 'Named', text: 'Hi.', to: `"The Shop" <${shop.address}>` });
  const invoice = await shop.receive(withFiles(shop.address, 'application/pdf', 'attachment'));
  const signed = await shop.receive(withFiles(shop.address, 'image/png', 'inline'));
  const own = await desk.send({ to: shop.address, subject: 'From next door' });
  await eventually('all seven', async () => (await room.rest('GET', `/emails?inboxId=${shop.id}`)).body.data.length === 7);
  const { data } = unfenced((await agent.call('list_emails', { inboxId: shop.id })).body);
  const flags = (id: string) => data.find((one: Stored) => one.id === id).flags;
  assert.deepEqual(
    [news, notice, copied, invoice, signed].map(({ id }) => flags(id)),
    [['newsletter', 'unverified'], ['automated', 'unverified'], ['unverified'], ['unverified', 'attachment'], ['unverified']],
  );
  const local = data.find((one: Stored) => one.subject === own.subject);
  assert.deepEqual([local.flags, local.to], [undefined, undefined]);
  const to = Object.fromEntries(data.map((one: Stored) => [one.id, one.to]));
  assert.deepEqual([to[news.id], to[named.id], to[copied.id]], [undefined, undefined, `${shop.address}, ann@example.org`]);
  for (const row of data) {
    assert.deepEqual([row.inboxId, row.attachments], [undefined, undefined]);
    for (const value of Object.values(row))
      assert.ok(value !== null && value !== '' && String(value) !== '', JSON.stringify(row));
  }
  const everywhere = unfenced((await agent.call('list_emails', { limit: 5 })).body).data;
  for (const { inboxId } of everywhere) assert.ok([shop.id, desk.id].includes(inboxId), 'of an inbox that was not named');
  const { body } = await room.rest('GET', `/emails/${invoice.id}`);
  assert.deepEqual([body.flags, body.to, body.inboxId], [['unverified', 'attachment'], shop.address, shop.id], 'all over REST');
});

test('a mail to another inbox of the key, and one that an inbox sends to itself, keep the address', async () => {
  const other = await correspond(room, clock, { localPart: 'other' });
  const blind = await other.receive({ subject: 'Blind copy', text: 'Hi.', to: desk.address });
  const { id } = await other.send({ to: other.address, subject: 'Note' });
  const { data } = unfenced((await agent.call('list_emails', { inboxId: other.id })).body);
  const to = Object.fromEntries(data.map((one: Stored) => [one.id, one.to]));
  assert.deepEqual([to[blind.id], to[id]], [desk.address, other.address]);
});

test('what search finds has flags too, and the address where it was found', async () => {
  const lab = await correspond(room, clock, { localPart: 'lab' });
  await lab.receive({ subject: 'Sample', text: 'The sample is ready.', headers: ['List-Id: <all.example.org>'] });
  const rows = async (q: string, named: object) => unfenced((await agent.call('search_emails', { q, ...named })).body).data;
  const [row] = await rows('sample', { inboxId: lab.address });
  assert.deepEqual([row.flags, row.inboxId, row.to], [['newsletter', 'unverified'], undefined, undefined]);
  const [found] = await rows(`sample to:${lab.address}`, {});
  assert.deepEqual([found.inboxId, found.to], [lab.id, lab.address]);
});

test('a thread of an inbox that was named does not name it again', async () => {
  const desks = unfenced((await agent.call('get_thread', { inboxId: desk.id })).body);
  assert.equal(desks.inboxId, undefined);
  assert.equal(unfenced((await agent.call('get_thread', { id: desks.id })).body).inboxId, desk.id);
});

test('thirty ordinary rows of an inbox fit in 15 KB', async () => {
  const busy = await correspond(room, clock, { localPart: 'busy' });
  for (let at = 0; at < 30; at++)
    await busy.receive({ subject: `Order ${at} has left`, text: 'Your order has left our house. '.repeat(4) });
  const { body } = await agent.call('list_emails', { inboxId: busy.id });
  const bytes = Buffer.byteLength(JSON.stringify(body));
  assert.ok(bytes < 15_000, `${bytes} bytes`);
});

function withFiles(to: string, type: string, disposition: string): string {
  const head = ['From: Bob <bob@example.org>', `To: ${to}`, 'Subject: Invoice', 'Content-Type: multipart/mixed; boundary=b', ''];
  const file = ['--b', `Content-Type: ${type}`, `Content-Disposition: ${disposition}; filename=a`, '', 'File.', '--b--', ''];
  return [...head, '--b', '', 'Text.', ...file].join('\r\n');
}
