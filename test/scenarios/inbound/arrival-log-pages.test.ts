/** The pages of the log of arrivals: every arrival once, in one order from all sources, and filtered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encoded, postWebhook, rawForm } from '../../support/providers/webhook.ts';
import { mime, walk } from '../../support/rooms/conversation.ts';
import { eventually, type Json, standInClock, startPostroom } from '../../support/rooms/postroom.ts';

const clock = standInClock();
const room = await startPostroom({}, { clock });
const rules = { receive: { allow: null, block: ['blocked.test'] } };
const arrivals = (query: string, limit: number) => walk(room, `/arrivals?${query}`, 'cursor', limit);

test('hold every arrival once, from all sources in one order', async () => {
  const { body } = await room.rest('POST', '/inboxes', { rules });
  const { id, address } = body;
  for (let n = 0; n < 23; n++) {
    const name = `mixed-${n % 17}`;
    const raw = mime({
      to: address,
      subject: 'x',
      text: name,
      from: n % 5 === 0 ? 'a@blocked.test' : 'b@ok.test',
      messageId: `<${name}@x.test>`,
    });
    await room.inbound(address, raw, { at: clock.now() });
    clock.pass(1000);
  }
  const emails = (await room.rest('GET', `/emails?inboxId=${id}&limit=100`)).body.data;
  for (const email of emails.filter((_: Json, n: number) => n % 3 === 0)) await room.rest('DELETE', `/emails/${email.id}`);
  const all = await arrivals(`inboxId=${id}`, 100);
  assert.equal(all.length, 23);
  assert.deepEqual(
    all.map(({ at }) => at),
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  for (const limit of [1, 2, 7]) assert.deepEqual(await arrivals(`inboxId=${id}`, limit), all);
  const byOutcome = await Promise.all(
    ['accepted', 'ignored', 'duplicate', 'refused'].map((one) => arrivals(`inboxId=${id}&outcome=${one}`, 2)),
  );
  assert.deepEqual(
    byOutcome
      .flat()
      .map(({ id }) => id)
      .sort(),
    all.map(({ id }) => id).sort(),
  );
});

test('are filtered by the way in, parts of both addresses and time, from every source', async () => {
  const { body } = await room.rest('POST', '/inboxes', { rules });
  const { id, address } = body;
  const senders = ['Ann@Shop.test', 'ben@shop.test', 'eve@blocked.test'];
  for (let n = 0; n < 12; n++) {
    const from = senders[n % 3] ?? '';
    const to = address.replace('@', n % 2 === 0 ? '+even@' : '+odd@');
    const raw = mime({ to, subject: 'x', text: `filtered ${n}`, from, messageId: `<filtered-${n}@x.test>` });
    const form = rawForm({ recipient: to, sender: from, mime: raw }, { at: clock.now() });
    await postWebhook(room.webhook, encoded(form, 'multipart'));
    clock.pass(60_000);
  }
  const sender = await room.rest('POST', '/inboxes', {});
  const mail = { inboxId: sender.body.id, to: address, subject: 'x', text: 'y' };
  assert.equal((await room.rest('POST', '/emails/send', mail)).status, 202);
  await eventually('it is delivered', async () => (await arrivals(`inboxId=${id}&provider=here`, 100))[0]);
  const all = await arrivals(`inboxId=${id}`, 100);
  assert.equal(all.length, 13);
  const emails = (await room.rest('GET', `/emails?inboxId=${id}&from=ben`)).body.data;
  await room.rest('DELETE', `/emails/${emails[1].id}`);

  const [newer, older] = [all[3]?.at, all[9]?.at];
  for (const [query, count, expected] of [
    ['provider=mailgun', 12, ({ provider }: Json) => provider === 'mailgun'],
    ['provider=here', 1, ({ provider }: Json) => provider === 'here'],
    ['provider=mail', 0, () => false],
    ['envelopeFrom=SHOP.test', 8, ({ envelopeFrom }: Json) => /@shop\.test/i.test(String(envelopeFrom))],
    ['envelopeFrom=eve@&outcome=ignored', 4, ({ envelopeFrom }: Json) => envelopeFrom === 'eve@blocked.test'],
    ['envelopeFrom=eve@&outcome=accepted', 0, () => false],
    ['recipient=%2BODD', 6, ({ recipient }: Json) => String(recipient).includes('+odd')],
    [`since=${older}`, 10, ({ at }: Json) => String(at) >= String(older)],
    [`until=${newer}`, 9, ({ at }: Json) => String(at) < String(newer)],
    [
      `since=${older}&until=${newer}&recipient=even`,
      3,
      ({ at, recipient }: Json) =>
        String(at) >= String(older) && String(at) < String(newer) && String(recipient).includes('even'),
    ],
  ] as const) {
    const wanted = all.filter(expected).map((row) => row.id);
    assert.equal(wanted.length, count, query);
    for (const limit of [1, 3, 100]) {
      const found = await arrivals(`inboxId=${id}&${query}`, limit);
      assert.deepEqual(
        found.map((row) => row.id),
        wanted,
        `${query}, by ${limit}`,
      );
    }
  }
});
