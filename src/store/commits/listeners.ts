/** The listeners that are called after commits, by topic. */
import type { Topic } from '../../core/store/store.ts';

/** Shows the operator a sentence, and the error behind it. */
export type Warn = (sentence: string, error?: unknown) => void;

export type Listeners = {
  add(topic: Topic, listener: (about: string[]) => void): void;
  /** Calls each of the topic. Never throws: what is committed is committed, and one that fails must not keep the others from hearing. */
  call(topic: Topic, about: string[]): void;
};

export function listenersOf(warn: Warn): Listeners {
  const all = new Map<Topic, ((about: string[]) => void)[]>();
  return {
    add: (topic, listener) => void all.set(topic, [...(all.get(topic) ?? []), listener]),
    call: (topic, about) => {
      for (const listener of all.get(topic) ?? []) {
        try {
          listener(about);
        } catch (error) {
          warn(`What follows a commit failed (${topic}); the commit stands.`, error);
        }
      }
    },
  };
}
