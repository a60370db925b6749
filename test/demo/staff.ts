/** What the demo's post room has before the first mail: inboxes, agents with keys of their own, a template, a domain and a webhook endpoint. */
import type { InboxName } from './conversations.ts';
import type { Doors } from './doors.ts';
import type { Neighbours } from './neighbours.ts';

/** An inbox, and the key of the agent that answers there. */
export type Desk = { inbox: { id: string; address: string }; key: string };

export type Staff = {
  desk(name: InboxName): Desk;
  /** Id of the template of a notice that something is on its way. */
  notice: string;
};

const NAMES: [name: InboxName, displayName: string][] = [
  ['hello', 'Kestrel Bikes'],
  ['support', 'Kestrel support'],
  ['orders', 'Kestrel orders'],
  ['billing', 'Kestrel billing'],
  ['signups', 'Sign-ups'],
];

/** The scopes of an agent that reads and answers. */
const SCOPES = ['inboxes:read', 'emails:read', 'emails:write', 'emails:send', 'drafts:write', 'templates:read'];

export async function hireStaff(doors: Doors, neighbours: Neighbours): Promise<Staff> {
  const entries = await Promise.all(
    NAMES.map(async ([localPart, displayName]) => {
      const inbox = await doors.call<Desk['inbox']>('POST', '/inboxes', { localPart, displayName });
      const { key } = await doors.call<{ key: string }>('POST', '/api-keys', {
        name: `${localPart} agent`,
        scopes: SCOPES,
        inboxIds: [inbox.id],
        limits: { sendsPerDay: 500, recipientsPerMail: 5 },
        // Whoever writes about money waits for a person.
        ...(localPart === 'billing' ? { approval: 'required' } : {}),
      });
      return [localPart, { inbox, key }] as const;
    }),
  );
  const { id: notice } = await doors.call<{ id: string }>('POST', '/templates', {
    name: 'On its way',
    subject: 'Your {{bike}} is on its way',
    text: 'Hello {{name}},\n\nyour {{bike}} (order {{order}}) left our workshop today and arrives within three days.\n\nKestrel Bikes',
  });
  await doors.call('POST', '/domains', { domain: 'kestrelbikes.example' });
  await doors.call('POST', '/webhook-endpoints', { url: neighbours.hook, types: ['email.*'], payload: 'thin' });
  const desks = new Map<InboxName, Desk>(entries);
  const desk = (name: InboxName): Desk => {
    const found = desks.get(name);
    if (!found) throw new Error(`there is no inbox ${name}`);
    return found;
  };
  return { desk, notice };
}
