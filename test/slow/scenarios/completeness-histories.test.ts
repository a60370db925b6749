/** Whatever happened to an inbox, none of its mail is out of reach. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { walk } from '../../support/rooms/conversation.ts';
import { eventually, type Json } from '../../support/rooms/postroom.ts';
import { type Inbox, openQuarantineRoom } from '../../support/rooms/quarantine-room.ts';

type Step = { kind: (typeof KINDS)[number]; pick: number; other: number; strict: boolean };

const KINDS = [
  'receive',
  'receive',
  'answer comes',
  'joins',
  'verified',
  'unverified',
  'send',
  'send here',
  'reply',
  'draft',
  'label',
  'mark read',
  'delete',
  'delete thread',
  'release',
  'bounce',
  'restart',
] as const;

const steps = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), pick: fc.nat(999), other: fc.nat(999), strict: fc.boolean() }),
  { minLength: 25, maxLength: 40 },
);

const here = await openQuarantineRoom();
const { room } = here;
let serial = 0;
const reached = { words: 0, withheld: 0 };

describe('no stored mail is out of reach', () => {
  test('of its inbox, its thread and a search, after any history', async () => {
    for (const history of fc.sample(steps, { numRuns: 4, seed: 20261123 })) {
      const boxes = [await here.inbox(null), await here.inbox()] as const;
      for (const step of history) await take(step, boxes);
      await settled(boxes);
      for (const box of boxes) await reach(box);
      await room.restart();
      for (const box of boxes) await reach(box);
    }
    assert.ok(reached.words > 60 && reached.withheld > 3, `too little happened: ${JSON.stringify(reached)}`);
  });
});

/** Does the step, or nothing where there is nothing to do it with. */
async function take({ kind, pick, other, strict }: Step, [open, guarded]: readonly [Inbox, Inbox]): Promise<void> {
  here.clock.pass(60_000);
  const box = strict ? guarded : open;
  const stored = await storedIn(open);
  const at = (n: number) => stored[n % Math.max(1, stored.length)];
  const [one, two] = [at(pick), at(other)];
  const text = `Words of mail number${++serial}n.`;
  const receive = (headers: string[] = []) =>
    here.post(open.address, here.mail('Ann <ann@client.test>', `Mail ${pick % 5}`, headers, text));
  const compose = (path: string, body: Json) => room.rest('POST', path, { subject: `Mail ${pick % 5}`, text, ...body });
  if (kind === 'receive') await receive();
  else if (kind === 'verified') await here.post(box.address, await here.ofBank(`Statement number${serial}n`));
  else if (kind === 'unverified') await here.post(guarded.address, here.mail('a@plain.test', 'Offer', [], text));
  else if (kind === 'send') await compose('/emails/send', { inboxId: box.id, to: 'bob@example.org' });
  else if (kind === 'send here') await compose('/emails/send', { inboxId: box.id, to: open.address });
  else if (kind === 'draft') await compose('/drafts', { inboxId: box.id, to: 'bob@example.org' });
  else if (kind === 'restart') await room.restart();
  else if (kind === 'release') {
    const [waiting] = await here.quarantined(guarded);
    if (waiting) await room.rest('PATCH', `/emails/${waiting.id}`, { status: 'received' });
  } else if (one === undefined) return;
  else if (kind === 'answer comes') await receive([`In-Reply-To: ${one.message_id}`]);
  else if (kind === 'joins')
    await receive([`References: ${one.message_id} ${two?.message_id}`, `In-Reply-To: ${one.message_id}`]);
  else if (kind === 'reply') await room.rest('POST', `/emails/${one.id}/reply`, { text, allowAutomated: true });
  else if (kind === 'label') await room.rest('PATCH', '/emails', { ids: [one.id], addLabels: ['x'] });
  else if (kind === 'mark read') await room.rest('PATCH', '/emails', { ids: [one.id], isRead: true });
  else if (kind === 'delete') await room.rest('DELETE', `/emails/${one.id}`);
  else if (kind === 'delete thread') await room.rest('DELETE', `/threads/${one.thread_id}`);
  else if (kind === 'bounce') await receive([`In-Reply-To: ${one.message_id}`, 'Auto-Submitted: auto-replied']);
}

/** Until no sent mail is on its way and no check is under way, so that nothing comes while it is looked for. */
async function settled([, guarded]: readonly Inbox[]): Promise<void> {
  await eventually('mail has left', async () => {
    const left = await room.sql("select id from deliveries where status in ('queued', 'sending')");
    const waiting = await here.quarantined(guarded as Inbox);
    const verdicts = await Promise.all(waiting.map(({ id }) => here.verdictOf(id)));
    return left.length === 0 && !verdicts.includes('pending');
  });
}

/** Every mail of the table is in the inbox's list and in its thread, and its own word finds it; those that wait are in their list. */
async function reach(box: Inbox): Promise<void> {
  const listed = new Set((await walk(room, `/emails?inboxId=${box.id}&kind=any`)).map(({ id }) => id));
  const stored = await storedIn(box);
  for (const row of stored) {
    assert.ok(listed.delete(row.id), `${row.id} is not listed`);
    const thread = await walk(room, `/threads/${row.thread_id}?view=headers`);
    assert.ok(
      thread.some(({ id }) => id === row.id),
      `${row.id} is not in its thread`,
    );
    const [word] = /number\d+n/.exec(`${row.subject} ${row.preview}`) ?? [];
    if (word === undefined || row.kind !== 'message') continue;
    reached.words += 1;
    const found = await walk(room, `/emails/search?inboxId=${box.id}&q=${word}`);
    assert.ok(
      found.some(({ id }) => id === row.id),
      `${row.id} is not found by ${word}`,
    );
  }
  assert.deepEqual([...listed], [], 'what is listed is stored');
  const waiting = await room.sql('select id from quarantine where inbox_id = ?', box.id);
  assert.deepEqual((await here.quarantined(box)).map(({ id }) => id).sort(), waiting.map(({ id }) => id).sort());
  reached.withheld += waiting.length;
  const whole = await get(`/emails?inboxId=${box.id}&kind=any&limit=100`);
  assert.deepEqual(
    [whole.complete, whole.leftOut],
    [waiting.length === 0, waiting.length === 0 ? null : { withheld: waiting.length }],
  );
}

async function storedIn(box: Inbox) {
  return await room.sql(
    'select id, thread_id, message_id, subject, preview, kind from emails where inbox_id = ? order by seq',
    box.id,
  );
}

async function get(path: string): Promise<Json> {
  const { status, body } = await room.rest('GET', path);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
