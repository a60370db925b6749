/** What an agent should be able to do, in words, and the key that does just that. */

type KeyMode = 'reply-only' | 'draft-only';

export type Ability = {
  name: string;
  title: string;
  means: string;
  /** Null = all that the key in use may do. */
  scopes: string[] | null;
  readOnly?: boolean;
  approval?: 'required';
  mode?: KeyMode;
};

const READ = ['inboxes:read', 'emails:read'];
const MAIL = [...READ, 'emails:write', 'emails:send', 'drafts:write'];

/** From the least to the most. */
export const ABILITIES: Ability[] = [
  { name: 'read', title: 'Read mail', means: 'It lists, searches and waits. It changes nothing.', scopes: READ, readOnly: true },
  {
    name: 'draft',
    title: 'Write drafts',
    means: 'It reads, and writes drafts that a person sends.',
    scopes: [...READ, 'emails:write', 'drafts:write'],
    mode: 'draft-only',
  },
  {
    name: 'answer',
    title: 'Answer who wrote first',
    means: 'It writes only to people in conversations that others began.',
    scopes: MAIL,
    mode: 'reply-only',
  },
  {
    name: 'approved',
    title: 'Send after approval',
    means: 'It may write to anybody; each mail waits for a person.',
    scopes: MAIL,
    approval: 'required',
  },
  { name: 'send', title: 'Send freely', means: 'It reads, answers and sends.', scopes: MAIL },
  {
    name: 'inboxes',
    title: 'Send, and make inboxes',
    means: 'It also makes addresses of its own.',
    scopes: [...MAIL, 'inboxes:write'],
  },
  {
    name: 'all',
    title: 'Everything this key may do',
    means: 'For people and for administration. Give it to no agent.',
    scopes: null,
  },
];
