/** A room that receives mail with a stopped clock, in which what is accepted is filed when a test says so. */
import { fileAccepted, takeAccepted } from '../../../src/core/inbound/file-accepted.ts';
import { createInbox } from '../../../src/core/inboxes/inboxes.ts';
import type { Core } from '../../../src/core/ports/core.ts';
import type { AcceptedRow } from '../../../src/core/store/accepted.ts';
import type { EmailRow } from '../../../src/core/store/emails.ts';
import { domainNames } from '../../../src/dns/domain-names.ts';
import { mailboxes } from '../../../src/mail/mime/address-lists.ts';
import { checkDisplayName, parseAddress } from '../../../src/mail/parse-address.ts';
import { openParser } from '../running/kept-threads.ts';
import { type McpRoom, openMcpRoom } from './mcp-endpoint.ts';

export type FilingRoom = {
  room: McpRoom;
  core: Core;
  inbox(): ReturnType<typeof createInbox>;
  /** At most a hundred, the newest first. */
  emails(of: { id: string }): Promise<EmailRow[]>;
  /** In the order of their letters. */
  subjects(of: { id: string }): Promise<string[]>;
  /** Takes what no worker has in hand, as a worker does. */
  take(): Promise<AcceptedRow[]>;
  fileAll(): Promise<void>;
};

export async function openFilingRoom(): Promise<FilingRoom> {
  const room = await openMcpRoom();
  const core: Core = {
    ...room.core,
    store: { ...room.core.store, time: async () => room.core.clock.now() },
    mailReader: openParser(),
    domainNames,
    addresses: { parse: parseAddress, mailboxes, checkDisplayName },
  };
  const take: FilingRoom['take'] = async () => (await takeAccepted(core, [], '')).rows;
  const emails: FilingRoom['emails'] = async ({ id }) => {
    const filter = { accountId: room.owner.account.id, inboxIds: [id] };
    return await core.store.read((tx) => tx.emails.list(filter, { limit: 100, before: null }));
  };
  return {
    room,
    core,
    inbox: () => createInbox(core, room.owner, {}),
    emails,
    subjects: async (of) => (await emails(of)).map(({ subject }) => subject).sort(),
    take,
    fileAll: async () => {
      for (let rows = await take(); rows.length > 0; rows = await take()) for (const row of rows) await fileAccepted(core, row);
    },
  };
}
