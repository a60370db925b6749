/** Tells the operator which step of a migration runs, and now and then that a long one still does. */
import { duration } from './amounts.ts';

/**
 * `begins` is called before a migration of tables that are there already. `tell` gets a sentence for each step of it, and another one
 * whenever the step has run for `everyMs` more.
 */
export type Migrating = { begins(): Promise<void>; tell(sentence: string): void; everyMs?: number };

export type StepsTold = {
  /** `step` = what it is called, such as `migration 1 of 3`. The step before has ended. */
  step(step: string): void;
  end(): void;
};

const EVERY_MS = 30_000;

/** `moves` = sentences about what shows that the step is not stuck. */
export function stepsTold({ tell, everyMs = EVERY_MS }: Omit<Migrating, 'begins'>, moves: () => Promise<string>): StepsTold {
  let timer: NodeJS.Timeout | undefined;
  let running = 0;
  const goOn = (step: string, since: number, number: number) => {
    timer = setTimeout(async () => {
      const signs = await moves().catch(() => 'What it does cannot be seen now.');
      if (number !== running) return;
      tell(`Still at ${step}, for ${duration(Math.round((performance.now() - since) / 1000))}. ${signs}`);
      goOn(step, since, number);
    }, everyMs);
  };
  const end = () => {
    clearTimeout(timer);
    running += 1;
  };
  return {
    step: (step) => {
      end();
      tell(`Bringing the database to this version: ${step}.`);
      goOn(step, performance.now(), running);
    },
    end,
  };
}
