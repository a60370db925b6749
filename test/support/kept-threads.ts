/** Parser threads that go from one Postroom of a test process to the next, because loading one takes longer than most tests do. */
import { type ParseThread, startThread, type ThreadOptions } from '../../src/mail/parse-thread.ts';
import { type Parser, startParser } from '../../src/mail/parser.ts';
import { closedAtEnd } from './closing.ts';

/** As many as there are instances in most tests. Each takes some 60 MB. */
const MOST_KEPT = 2;

/** Those that nothing uses, by their options. A thread without a task keeps no process. */
const kept = new Map<string, ParseThread[]>();

/** A reader of mail on a thread that is kept, closed at the end of the file. */
export function openParser(): Parser {
  return closedAtEnd(startParser({ start: keptThread }));
}

/** As `startThread`, but a thread that did all it was given is kept at its `close`. One that is at work or failed ends. */
export function keptThread(options: ThreadOptions): ParseThread {
  const kind = JSON.stringify(options);
  const others = kept.get(kind) ?? [];
  kept.set(kind, others);
  const thread = others.pop() ?? startThread(options);
  let underWay = 0;
  let sound = true;
  return {
    ready: thread.ready,
    run: async (task) => {
      underWay += 1;
      try {
        return await thread.run(task);
      } catch (error) {
        sound = false;
        throw error;
      } finally {
        underWay -= 1;
      }
    },
    close: async () => {
      const loaded = await thread.ready.then(
        () => true,
        () => false,
      );
      if (loaded && sound && underWay === 0 && others.length < MOST_KEPT) others.push(thread);
      else await thread.close();
    },
  };
}
