/** The week that the demo tells: what happens when, from the same chance each time. */
import { statusNotification } from '../support/mails/reports.ts';
import type { Chance } from './chance.ts';
import { BIKES, CONVERSATIONS, type Conversation } from './conversations.ts';
import { addressOf, type Doors, type Filed, type Sent } from './doors.ts';
import {
  codeMail,
  forgedMail,
  invoiceMail,
  type MachineMail,
  mailWithHiddenText,
  newsletter,
  orderMail,
  orderNumber,
} from './machine-mails.ts';
import type { MovingClock } from './moving-clock.ts';
import { BUSY, GONE } from './neighbours.ts';
import type { Staff } from './staff.ts';

export type Stage = { doors: Doors; clock: MovingClock; chance: Chance; staff: Staff };

/** Milliseconds before now, and what happens then. */
type Happening = { before: number; happens(stage: Stage): Promise<void> };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** Mail that came longer ago than this was read by its agent. */
const READ_AFTER = 20 * HOUR;

/** Places of the conversations that somebody has just gone on with, so that the list begins with people, in scripts that each machine can draw. */
const RECENT = new Set([0, 1, 2, 3, 5, 7]);

/** Mails to the billing inbox that nobody has decided about came after this. */
const UNDECIDED = 30 * HOUR;

/** Lets the week happen, in order. `tell` gets the count of what is done, and of all; `ended` stops it between two happenings. */
export async function tellWeek(stage: Stage, tell: (done: number, all: number) => void, ended: () => boolean): Promise<void> {
  const end = Date.now();
  const all = happenings(stage.chance).sort((one, other) => other.before - one.before);
  for (const [done, { before, happens }] of all.entries()) {
    if (ended()) return;
    stage.clock.moveTo(new Date(end - before));
    await happens(stage);
    tell(done + 1, all.length);
  }
  stage.clock.arrive();
}

/** A mail of a machine comes in, now. */
export async function arrives({ doors, chance, staff }: Stage, mail: MachineMail): Promise<Filed> {
  const { inbox, label: _, ...letter } = mail;
  const domain = addressOf(mail.from).split('@')[1] ?? '';
  return await doors.receive({ ...letter, to: staff.desk(inbox).inbox.address, messageId: `<${chance.hex(16)}@${domain}>` });
}

/** A conversation from its beginning; each step is one turn of it. */
export function conversation(
  story: Conversation,
  from: string,
  chance: Chance,
): ((stage: Stage, isOld: boolean) => Promise<void>)[] {
  const order = orderNumber(chance);
  const bike = chance.pick(BIKES);
  const put = (text: string) => text.replaceAll('{order}', order).replaceAll('{bike}', bike);
  const domain = addressOf(from).split('@')[1] ?? '';
  const name = from.slice(0, from.indexOf(' <'));
  const said: string[] = [];
  let last: Filed | null = null;
  return story.turns.map((turn, index) => async ({ doors, staff }, isOld) => {
    const { inbox, key } = staff.desk(story.inbox);
    if (index % 2 === 0) {
      const messageId = `<${chance.hex(16)}@${domain}>`;
      const answers = said.at(-1);
      last = await doors.receive({
        from,
        to: inbox.address,
        subject: `${index === 0 ? '' : 'Re: '}${put(story.subject)}`,
        text: `${put(turn)}\n\n${name}`,
        messageId,
        ...(answers === undefined ? {} : { inReplyTo: answers, references: said.join(' ') }),
      });
      said.push(messageId);
      if (isOld || story.label) await mark(doors, last, isOld, story.label);
      return;
    }
    if (!last) return;
    let sent = await doors.call<Sent>('POST', `/emails/${last.id}/reply`, { text: put(turn) }, key);
    if (sent.status === 'held' && isOld)
      sent = await doors.call<Sent>('POST', `/emails/${sent.id}/approve`, { hash: sent.held?.hash });
    sent = await doors.settled(sent);
    if (sent.status === 'sent') await doors.told(sent, 'delivered');
    await mark(doors, last, true);
    if (sent.messageId) said.push(sent.messageId);
  });
}

function happenings(chance: Chance): Happening[] {
  const machines = (count: number, make: (chance: Chance) => MachineMail): Happening[] =>
    Array.from({ length: count }, () => machine(atSomeTime(chance), make(chance)));
  return [
    ...machines(146, orderMail),
    ...machines(58, codeMail),
    ...machines(42, newsletter),
    ...machines(36, invoiceMail),
    ...Array.from({ length: 62 }, () => notice(atSomeTime(chance), chance)),
    ...CONVERSATIONS.flatMap((story, index) =>
      story.people.flatMap((from, nth) => turnsOf(story, from, chance, nth === 0 && RECENT.has(index))),
    ),
    machine(52 * MINUTE, mailWithHiddenText(), false),
    machine(5 * HOUR, forgedMail(), false),
    machine(3 * DAY, { ...forgedMail(), subject: 'Unusual activity on your card' }),
    ...GONE.map((to, index) => letter((2 + index) * DAY, to, 'Your repair is done')),
    letter(40 * MINUTE, `workshop@${BUSY}`, 'Parts for Thursday'),
    bounce(4 * DAY),
    ...[3, 9, 15].map((hours) => turnedAway(hours * HOUR, 'sales@kestrel.example', true)),
    turnedAway(7 * HOUR, 'billing@kestrel.example', false),
    ...later(),
  ];
}

/** In bursts, as mail comes, and none in the last minutes. */
function atSomeTime(chance: Chance): number {
  const day = chance.whole(0, 7) * DAY;
  const hour = chance.pick([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 21]);
  return Math.min(day + hour * HOUR + chance.between(6, 60) * MINUTE, WEEK - HOUR);
}

function machine(before: number, mail: MachineMail, isRead = before > READ_AFTER): Happening {
  return {
    before,
    happens: async (stage) => {
      const filed = await arrives(stage, mail);
      if (isRead || mail.label) await mark(stage.doors, filed, isRead, mail.label);
    },
  };
}

/** Of a recent one the last turn came within the last hours. */
function turnsOf(story: Conversation, from: string, chance: Chance, isRecent: boolean): Happening[] {
  const gaps = story.turns.map(() => chance.between(0.4, 9) * HOUR);
  const span = gaps.reduce((sum, gap) => sum + gap, 0);
  let before = span + (isRecent ? chance.between(0.2, 2.5) * HOUR : chance.between(0.4, 5.2) * DAY);
  return conversation(story, from, chance).map((step, index) => {
    before -= gaps[index] ?? 0;
    const at = before;
    return { before: at, happens: (stage) => step(stage, at > UNDECIDED) };
  });
}

/** By the template. A few people call it spam. */
function notice(before: number, chance: Chance): Happening {
  const name = chance.pick(['Ines', 'Marek', 'Yuki', 'Fatima', 'Liam', 'Chloé', 'Anders', 'Rosa']);
  const to = `${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}${chance.whole(10, 99)}@${chance.pick(['webpost.example', 'mailhaven.example', 'postfach.example'])}`;
  const variables = { name, bike: chance.pick(BIKES), order: orderNumber(chance) };
  const complains = chance.whole(0, 40) === 0;
  return {
    before,
    happens: async ({ doors, staff }) => {
      const { inbox, key } = staff.desk('orders');
      const sent = await doors.call<Sent>(
        'POST',
        '/emails/send',
        { inboxId: inbox.id, to, template: { id: staff.notice, variables } },
        key,
      );
      if ((await doors.settled(sent)).status === 'sent') await doors.told(sent, complains ? 'complained' : 'delivered');
    },
  };
}

function letter(before: number, to: string, subject: string): Happening {
  return {
    before,
    happens: async ({ doors, staff }) => {
      const { inbox, key } = staff.desk('support');
      const text = 'Hello,\n\nthis is a note from the workshop. Please answer if anything is unclear.\n\nKestrel support';
      await doors.settled(await doors.call<Sent>('POST', '/emails/send', { inboxId: inbox.id, to, subject, text }, key));
    },
  };
}

/** Taken by the next server, and returned an hour later. */
function bounce(before: number): Happening {
  const to = 'full.mailbox@webpost.example';
  return {
    before,
    happens: async ({ doors, staff, clock }) => {
      const { inbox, key } = staff.desk('orders');
      const mail = {
        inboxId: inbox.id,
        to,
        subject: 'Your order is ready',
        text: 'Hello,\n\nyour order is ready to be collected.\n\nKestrel',
      };
      const sent = await doors.settled(await doors.call<Sent>('POST', '/emails/send', mail, key));
      clock.moveTo(new Date(clock.now().getTime() + HOUR));
      const status = { recipient: to, status: '5.2.2', diagnostic: '552 5.2.2 mailbox full' };
      await doors.receiveMime(inbox.address, statusNotification(inbox.address, { messageId: sent.messageId, to }, [status]), '');
    },
  };
}

function turnedAway(before: number, to: string, isSigned: boolean): Happening {
  const mime = `From: Offers <offers@bulkmail.example>\r\nTo: ${to}\r\nSubject: An offer\r\nMessage-ID: <${before}@bulkmail.example>\r\n\r\nHello.\r\n`;
  return { before, happens: ({ doors }) => doors.knock(to, mime, isSigned) };
}

/** What is still to happen when the week is over: scheduled mail, drafts, and mail that waits for a person. */
function later(): Happening[] {
  const write = (before: number, happens: (stage: Stage, inboxId: string, key: string) => Promise<unknown>): Happening => ({
    before,
    happens: async (stage) => {
      const { inbox, key } = stage.staff.desk('billing');
      await happens(stage, inbox.id, key);
    },
  });
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const sendAt = async ({ doors, staff }: Stage, to: string, subject: string, days: number) => {
    const { inbox, key } = staff.desk('hello');
    const text = 'Hello,\n\nas agreed, here is the reminder for our appointment.\n\nKestrel';
    await doors.call('POST', '/emails/send', { inboxId: inbox.id, to, subject, text, sendAt: inDays(days) }, key);
  };
  return [
    write(9 * HOUR, (stage) => sendAt(stage, 'k.sato@hanamizu.example', 'See you on Saturday', 2)),
    write(8 * HOUR, (stage) => sendAt(stage, 'priya@swiftparcel.example', 'Your offer ends on Friday', 3)),
    write(26 * HOUR, ({ doors }, inboxId, key) =>
      doors.call(
        'POST',
        '/drafts',
        { inboxId, to: 'ewan@greenmile.example', subject: 'Offer: ten bicycles', text: 'Dear Ewan,\n\n' },
        key,
      ),
    ),
    write(3 * HOUR, ({ doors }, inboxId, key) =>
      doors.call(
        'POST',
        '/emails/send',
        {
          inboxId,
          to: 'sanne@grachtzicht.example',
          subject: 'Creditnota',
          text: 'Goedemiddag,\n\nwij hebben € 1.249,00 teruggestort.\n\nKestrel',
        },
        key,
      ),
    ),
    write(2 * HOUR, ({ doors }, inboxId, key) =>
      doors.call(
        'POST',
        '/emails/send',
        {
          inboxId,
          to: 'accounts@brightspoke.example',
          subject: 'Invoice 20264398: two items are missing',
          text: 'Dear Brightspoke,\n\ntwo of the forty brake pads on invoice 20264398 did not arrive. Could you credit them?\n\nKestrel billing',
        },
        key,
      ),
    ),
  ];
}

async function mark(doors: Doors, { threadId }: Filed, isRead: boolean, label?: string): Promise<void> {
  const addLabels = label === undefined ? {} : { addLabels: [label] };
  await doors.call('PATCH', `/threads/${threadId}`, { ...(isRead ? { isRead: true } : {}), ...addLabels });
}
