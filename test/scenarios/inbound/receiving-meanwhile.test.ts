/** Mail whose inbox changes while it is read: what is still there gets it, and what is ignored can be posted again. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { receive } from '../../../src/core/inbound/receive.ts';
import { createInbox, deleteInbox, updateInbox } from '../../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import { mailboxes } from '../../../src/mail/mime/address-lists.ts';
import { mime } from '../../support/rooms/conversation.ts';
import { type McpRoom, openMcpRoom } from '../../support/rooms/mcp-endpoint.ts';
import { openParser } from '../../support/running/kept-threads.ts';

type Inbox = { id: string; address: string };

describe('a mail whose inbox', () => {
  const parser = openParser();
  let room: McpRoom;
  let core: Core;
  let meanwhile: () => Promise<unknown>;
  let turn = 0;
  before(async () => {
    room = await openMcpRoom();
    const parse = async (bytes: Uint8Array) => {
      const parsed = await parser.parse(bytes);
      await meanwhile();
      return parsed;
    };
    const begin: Core['mailReader']['begin'] = (bytes) => ({ parsed: parse(bytes), withdraw: () => false });
    core = { ...room.core, mailReader: { ...room.core.mailReader, begin }, addresses: { ...room.core.addresses, mailboxes } };
  });
  beforeEach(() => {
    turn += 1;
    meanwhile = async () => {};
  });
  after(async () => {
    await parser.close();
    await room.close();
  });

  const inbox = (): Promise<Inbox> => createInbox(core, room.owner, {});
  const id = (name: string) => `<${name}-${turn}@example.org>`;

  async function post(to: Inbox[], name: string, more: { references?: string[]; token?: string } = {}) {
    const { references, token = null } = more;
    const headers = references ? [`References: ${references.join(' ')}`] : [];
    const addresses = to.map(({ address }) => address);
    const text = mime({ to: addresses.join(', '), subject: name, text: name, messageId: id(name), headers });
    const said = { provider: 'mailgun', token, envelopeFrom: null, spf: null, rawFidelity: 'exact' as const };
    return await receive(core, { recipients: addresses, mime: Buffer.from(text), ...said });
  }

  async function subjects({ id: inboxId }: Inbox): Promise<string[]> {
    const filter = { accountId: room.owner.account.id, inboxIds: [inboxId] };
    const emails = await core.store.read((tx) => tx.emails.list(filter, { limit: 9, before: null }));
    return emails.map((email) => email.subject).sort();
  }

  test('is deleted, and in which it joins conversations, comes in at its other recipients', async () => {
    const [left, other] = [await inbox(), await inbox()];
    await post([left], 'one');
    await post([left], 'two', { references: [id('missing')] });
    meanwhile = () => deleteInbox(core, room.owner, left.id);
    const { outcome } = await post([left, other], 'missing', { references: [id('one')] });
    assert.equal(outcome, 'stored');
    assert.deepEqual(await subjects(other), ['missing']);
  });

  test('is deleted is ignored when it has no other', async () => {
    const left = await inbox();
    meanwhile = () => deleteInbox(core, room.owner, left.id);
    assert.equal((await post([left], 'late')).outcome, 'ignored');
  });

  test('is paused is ignored, also when it is posted again with the same proof, and comes in with a new one', async () => {
    const paused = await inbox();
    const token = `token-${turn}`;
    meanwhile = () => updateInbox(core, room.owner, { id: paused.id, status: 'paused' });
    assert.equal((await post([paused], 'early', { token })).outcome, 'ignored');
    await updateInbox(core, room.owner, { id: paused.id, status: 'active' });
    meanwhile = async () => {};
    const told = await post([paused], 'early', { token });
    assert.deepEqual(told, { outcome: 'ignored', reason: 'the inbox was closed while the mail was read' });
    assert.equal((await post([paused], 'early', { token: `${token}-new` })).outcome, 'stored');
    assert.equal((await post([paused], 'again', { token: `${token}-new` })).outcome, 'duplicate');
    assert.deepEqual(await subjects(paused), ['early']);
  });
});
