/** Inboxes as resources; a subscriber is told of new mail. */
import { z } from 'zod';
import { getInbox, listInboxes as list } from '../../src/core/inboxes/inboxes.ts';
import { type Completer, mayUse } from '../context.ts';
import { listEmails } from '../emails/list-emails.ts';
import { listInboxes } from '../inboxes/list-inboxes.ts';
import { inboxRef } from '../named-inboxes.ts';
import { defineResource } from './resource.ts';

/** Emails that an inbox shows. */
const NEWEST = 20;
const MAX_VALUES = 100;
/** Inboxes that a completion looks through. */
const MAX_LOOKED_THROUGH = 2000;

/** Ids of inboxes whose id, address or local part begins with what was typed; newest first. */
export const inboxIds: Completer = async ({ core, actor }, typed) => {
  const begins = typed.trim().toLowerCase();
  const values: string[] = [];
  let cursor: string | undefined;
  for (let looked = 0; looked < MAX_LOOKED_THROUGH; looked += 100) {
    const page = await list(core, actor, { limit: 100, cursor });
    const found = page.data.filter((inbox) => inbox.id.startsWith(begins) || inbox.address.startsWith(begins));
    values.push(...found.map((inbox) => inbox.id));
    if (values.length > MAX_VALUES || page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return { values: values.slice(0, MAX_VALUES), hasMore: values.length > MAX_VALUES };
};

export const inboxesResource = defineResource({
  uri: 'postroom://inboxes',
  name: 'inboxes',
  title: 'All inboxes',
  description: `The newest 100 inboxes this key can use. Updated when mail arrives in any inbox of the key.`,
  mimeType: 'application/json',
  rights: [listInboxes],
  variables: z.strictObject({}),
  read: async (context) => ({ json: await context.answer(listInboxes, { limit: 100 }) }),
  watch: {
    async from(core, actor, _values, changed) {
      const places = actor.key.inboxIds ?? [actor.account.id];
      const stops = places.map((place) => core.arrivals.of(place, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    since: (core, actor, _values, time) =>
      core.store.read(async (tx) => {
        const arrived = {
          accountId: actor.account.id,
          inboxIds: actor.key.inboxIds,
          direction: 'inbound' as const,
          kind: 'message' as const,
          since: time,
        };
        return (await tx.emails.list(arrived, { limit: 1, before: null })).length > 0;
      }),
  },
});

export const inboxResource = defineResource({
  uri: 'postroom://inboxes/{id}',
  name: 'inbox',
  title: 'One inbox and its newest mail',
  description: `An inbox by id and, for keys that read mail, its newest ${NEWEST} emails without bodies. Updated when mail arrives.`,
  mimeType: 'application/json',
  rights: [listInboxes],
  variables: z.strictObject({ id: inboxRef() }),
  complete: { id: inboxIds },
  async list(core, actor, page) {
    const { data, nextCursor } = await list(core, actor, page);
    const members = data.map((inbox) => ({
      values: { id: inbox.id },
      name: inbox.address,
      title: inbox.displayName ?? inbox.address,
    }));
    return { data: members, nextCursor };
  },
  async read(context, values) {
    const inbox = await getInbox(context.core, context.actor, values.id);
    if (!mayUse(context.actor, [listEmails])) return { json: { inbox } };
    return { json: { inbox, emails: await context.answer(listEmails, { inboxId: inbox.id, limit: NEWEST }) } };
  },
  watch: {
    async from(core, actor, values, changed) {
      const { id } = await getInbox(core, actor, values.id);
      return core.arrivals.of(id, changed);
    },
    since: (core, actor, values, time) =>
      core.store.read(async (tx) => {
        const arrived = {
          accountId: actor.account.id,
          inboxIds: [values.id],
          direction: 'inbound' as const,
          kind: 'message' as const,
          since: time,
        };
        return (await tx.emails.list(arrived, { limit: 1, before: null })).length > 0;
      }),
  },
});
