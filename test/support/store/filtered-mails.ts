/** Mails that differ in all that a list can be narrowed by, and lists of them narrowed by several of these at once. */
import assert from 'node:assert/strict';
import { mime, walk } from '../rooms/conversation.ts';
import { eventually, type Json, type Postroom, type standInClock } from '../rooms/postroom.ts';

const MINUTE = 60_000;

export type FilteredMails = { all: Json[]; inboxIds: string[] };

/** Eight mails that came in and eight that were sent, in two inboxes. */
export async function fillInboxes(room: Postroom, clock: ReturnType<typeof standInClock>): Promise<FilteredMails> {
  const fill = await room.mcp();
  const inboxIds: string[] = [];
  for (const localPart of ['first', 'second']) {
    const { body: inbox } = await fill.call('create_inbox', { localPart });
    inboxIds.push(inbox.id);
    for (const [index, subject] of ['Invoice 100%', 'Invoice 1000', 'News_letter', 'Newsxletter'].entries()) {
      clock.pass(MINUTE);
      const from = index % 2 ? 'Carol <carol@example.org>' : 'Dan <dan@example.org>';
      await room.inbound(inbox.address, mime({ to: inbox.address, subject, from, text: `Body of ${subject}` }), {
        at: clock.now(),
      });
      clock.pass(MINUTE);
      const { body: sent } = await fill.call('send_email', {
        inboxId: inbox.id,
        to: 'erin@example.org',
        subject: `About ${subject}`,
        text: `On ${subject}`,
        labels: index % 2 ? ['billing', 'a/b: c_d-é'] : ['bill'],
      });
      assert.equal(sent.status, 'queued', JSON.stringify(sent));
      if (index > 1) await fill.call('update_emails', { ids: [sent.id], isRead: false });
    }
  }
  await fill.close();
  await eventually('all are sent', async () =>
    (await walk(room, '/emails?direction=outbound')).every((one) => one.status === 'sent'),
  );
  for (const email of (await walk(room, '/emails')).filter((one) => one.subject === 'Invoice 1000'))
    await room.rest('PATCH', `/emails/${email.id}/read`, { isRead: true });
  return { all: await walk(room, '/emails?include=body'), inboxIds };
}

/** Every combination of up to `most` filters shows exactly what it lets through. */
export async function filtersAgree(room: Postroom, { all, inboxIds }: FilteredMails, most: number): Promise<void> {
  const samples = [
    all.find((one) => one.subject === 'Invoice 1000' && one.inboxId === inboxIds[1]),
    all.find((one) => one.subject === 'About Newsxletter' && one.inboxId === inboxIds[0]),
  ];
  const client = await room.mcp();
  for (const [nth, sample] of samples.entries()) {
    assert.ok(sample);
    const filters = filtersOf(sample);
    for (let bits = 0; bits < 2 ** filters.length; bits++) {
      const chosen = filters.filter((_, index) => bits & (2 ** index));
      // Of the second, with other values, those of two filters do.
      if (chosen.length > (nth > 0 ? 2 : most)) continue;
      const input = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
      const expected = all.filter((email) => chosen.every(({ passes }) => passes(email))).map((email) => email.id);
      const { status, body } = await client.call('list_emails', { limit: 100, ...input });
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(
        body.data.map((email: Json) => email.id),
        expected,
        JSON.stringify(input),
      );
      if (![1, 7].includes(bits % 16)) continue;
      const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]));
      const overRest = await room.rest('GET', `/emails?limit=100&${query}`);
      assert.deepEqual(
        overRest.body.data.map((email: Json) => email.id),
        expected,
      );
    }
  }
  await client.close();
}

type Filter = { name: string; value: unknown; passes(email: Json): boolean };

/** One filter of each kind that lets the sample through, and how it must read other emails. */
function filtersOf(sample: Json): Filter[] {
  const exactly = (name: string): Filter => ({ name, value: sample[name], passes: (email) => email[name] === sample[name] });
  const at = Date.parse(String(sample.createdAt));
  const [label] = sample.labels as string[];
  const part = (name: string, value: string): Filter => ({
    name,
    value: value.toUpperCase(),
    passes: (email) => String(email[name]).toLowerCase().includes(value),
  });
  return [
    ...['inboxId', 'threadId', 'direction', 'isRead'].map(exactly),
    part('from', String(sample.from).toLowerCase().slice(2, 9)),
    part('subject', String(sample.subject).toLowerCase().slice(2, 8)),
    { name: 'since', value: sample.createdAt, passes: (email) => Date.parse(String(email.createdAt)) >= at },
    {
      name: 'until',
      value: new Date(at + 1).toISOString().replace('Z', '+00:00'),
      passes: (email) => Date.parse(String(email.createdAt)) <= at,
    },
    ...(label ? [{ name: 'label', value: label, passes: (email: Json) => (email.labels as string[]).includes(label) }] : []),
  ];
}
