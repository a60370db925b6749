/** What agents are sent to do, call by call as a model would do it, and what is true afterwards; for the scenarios and the benchmark. */
import assert from 'node:assert/strict';
import { errandMails } from '../mails/errand-mails.ts';
import { type Errand, type ErrandRoom, plain } from '../rooms/errand-room.ts';

/** In the order of their rows. */
export const ERRANDS: readonly Errand[] = [
  {
    what: 'sign up, get the code',
    goal: { calls: 2, bytes: 1_700 },
    async run(room) {
      const agent = await room.agent({});
      const inbox = await agent.call('create_inbox', {});
      const waiting = agent.call('wait_for_email', { inboxId: inbox.id });
      await room.post(inbox.address, errandMails.code);
      assert.equal((await waiting).email.extracted.codes[0].value, '482913');
      return agent;
    },
  },
  {
    what: 'sign up, get the link',
    goal: { calls: 2, bytes: 2_000 },
    async run(room) {
      const agent = await room.agent({});
      const inbox = await agent.call('create_inbox', {});
      const waiting = agent.call('wait_for_email', { inboxId: inbox.id, subject: 'confirm' });
      await room.post(inbox.address, errandMails.link);
      const { email } = await waiting;
      const link = email.extracted.links.find((one: { kind: string }) => one.kind === 'verify');
      assert.equal(plain(link.url), 'https://shop.example/confirm/3f9c1b7e5d2a');
      return agent;
    },
  },
  {
    what: 'triage 30 unread mails',
    goal: { calls: 3, bytes: 12_000 },
    async run(room) {
      const { inbox, agent } = await settled(room);
      for (const mail of errandMails.unread()) await room.post(inbox.address, mail);
      const { data } = await agent.call('list_emails', { isRead: false, limit: 30 });
      const idsOf = (about: RegExp) =>
        data.filter((row: object) => about.test(JSON.stringify(row))).map((row: { id: string }) => row.id);
      await agent.call('update_emails', { ids: idsOf(/outage/i), addLabels: ['urgent'] });
      await agent.call('update_emails', { ids: idsOf(/weekly offers|build \d+ passed/i), isRead: true });
      const stored = await room.read(`/emails?inboxId=${inbox.id}&limit=100`);
      const urgent = stored.data.filter(({ labels }: { labels: string[] }) => labels.includes('urgent'));
      const unread = stored.data.filter(({ isRead }: { isRead: boolean }) => !isRead);
      assert.deepEqual([stored.data.length, urgent.length, unread.length], [30, 3, 15]);
      return agent;
    },
  },
  {
    what: 'a number out of a PDF',
    goal: { calls: 3, bytes: 1_600 },
    async run(room) {
      const { inbox, agent } = await settled(room);
      await room.post(inbox.address, errandMails.contract);
      const found = await agent.call('search_emails', { q: 'contract has:attachment' });
      const { text } = await agent.call('get_attachment', { id: found.data[0].id });
      assert.match(text, /Contract number: 77-4120-B/);
      return agent;
    },
  },
  {
    what: "last month's invoice to accounting",
    goal: { calls: 2, bytes: 2_000 },
    async run(room) {
      const { inbox, agent } = await settled(room);
      const accounting = await room.inbox();
      for (const month of ['September', 'October', 'November']) await room.post(inbox.address, errandMails.invoice(month));
      const found = await agent.call('search_emails', { q: 'subject:invoice October' });
      await agent.call('forward_email', { id: found.data[0].id, to: accounting.address, text: 'For the books.' });
      const mail = await room.arrived(accounting, 'Invoice for October');
      assert.deepEqual(
        mail.attachments.map(({ filename }: { filename: string }) => filename),
        ['invoice-October.pdf'],
      );
      return agent;
    },
  },
  {
    what: 'a mail that a person approves',
    goal: { calls: 2, bytes: 1_000 },
    async run(room) {
      const { inbox, agent } = await settled(room, { approval: 'required' });
      const customer = await room.inbox();
      const held = await agent.call('send_email', {
        inboxId: inbox.id,
        to: customer.address,
        subject: 'Your refund',
        text: 'It is on its way.',
      });
      assert.equal(held.status, 'held');
      const waiting = agent.call('wait_for_update', { id: held.id, until: 'delivered' });
      await room.approve(held.id);
      assert.equal((await waiting).email.status, 'delivered');
      await room.arrived(customer, 'Your refund');
      return agent;
    },
  },
  {
    what: 'unsubscribe',
    goal: { calls: 2, bytes: 800 },
    async run(room) {
      const { inbox, agent } = await settled(room);
      const list = await room.inbox();
      await room.post(inbox.address, errandMails.newsletter(list.address));
      const found = await agent.call('search_emails', { q: 'from:offers' });
      await agent.call('unsubscribe', { id: found.data[0].id });
      await room.arrived(list, 'leave u1');
      return agent;
    },
  },
  {
    what: 'a follow-up unless answered',
    goal: { calls: 1, bytes: 600 },
    async run(room) {
      const { inbox, agent } = await settled(room);
      const customer = await room.inbox();
      const asked = await room.sent(inbox, customer, 'Our offer');
      const sendAt = new Date(Date.now() + 3 * 24 * 3600_000).toISOString();
      const { id } = await agent.call('reply_to_email', { id: asked, text: 'Any news?', sendAt, unlessAnswered: true });
      const stored = await room.read(`/emails/${id}`);
      assert.deepEqual([stored.to, stored.sendAt, stored.unlessAnswered], [customer.address, sendAt, true]);
      return agent;
    },
  },
];

/** An agent in an inbox of its own, which is the only one that it sees. */
async function settled(room: ErrandRoom, limits: object = {}) {
  const inbox = await room.inbox();
  return { inbox, agent: await room.agent({ inboxIds: [inbox.id], ...limits }) };
}
