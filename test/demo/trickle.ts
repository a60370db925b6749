/** What goes on after the week: a mail every few seconds, until there were enough. */
import { CONVERSATIONS } from './conversations.ts';
import { codeMail, invoiceMail, newsletter, orderMail } from './machine-mails.ts';
import { arrives, conversation, type Stage } from './week.ts';

/** Milliseconds between two mails: at least, and at most. */
const EVERY = [4000, 11_000] as const;

/** An hour of mail. A demo that was forgotten does not fill the disk. */
const MOST = 480;

export type Trickle = { close(): Promise<void> };

/** `failed` gets what a mail failed for; the next one comes all the same. */
export function startTrickle(stage: Stage, failed: (error: unknown) => void): Trickle {
  const { chance } = stage;
  let left = MOST;
  let timer: NodeJS.Timeout | null = null;
  let coming: Promise<void> = Promise.resolve();
  let ended = false;
  let steps: ReturnType<typeof conversation> = [];

  async function one(): Promise<void> {
    if (chance.whole(0, 3) > 0) {
      await arrives(stage, chance.pick([orderMail, orderMail, codeMail, newsletter, invoiceMail])(chance));
      return;
    }
    if (steps.length === 0) {
      const story = chance.pick(CONVERSATIONS.filter(({ inbox }) => inbox !== 'billing'));
      steps = conversation(story, chance.pick(story.people), chance);
    }
    await steps.shift()?.(stage, false);
  }

  function next(): void {
    if (ended || left === 0) return;
    left -= 1;
    timer = setTimeout(
      () => {
        coming = one().catch(failed).then(next);
      },
      chance.between(...EVERY),
    );
  }

  next();
  return {
    async close() {
      ended = true;
      if (timer) clearTimeout(timer);
      await coming;
    },
  };
}
