/** One thread that reads mail. It lives until a mail ends it, or its lane. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ParseAnswer, ParseTask } from './parse-task.ts';

export type ParseThread = {
  /** Resolves once all code is loaded, with the thread's number for the system; rejects when the thread cannot be started. */
  ready: Promise<{ thread?: number | null }>;
  /** Tasks are done one after the other, in order. Rejects when the thread dies. */
  run(task: ParseTask): Promise<ParseAnswer>;
  close(): Promise<void>;
};

/** `maxTasks` are those that wait inside the thread. One in the background gives way to others. */
export type ThreadOptions = { maxHeapMb: number; maxYoungMb: number; maxTasks: number; background: boolean };

export type StartThread = (options: ThreadOptions) => ParseThread;

/** A pool of one makes it certain which tasks a dead thread had. */
export function startThread({ maxHeapMb, maxYoungMb, maxTasks, background }: ThreadOptions): ParseThread {
  const piscina = new Piscina<ParseTask, ParseAnswer>({
    filename: fileURLToPath(new URL('./parse-worker.mjs', import.meta.url)),
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: maxTasks,
    // Without a bound for the young generation, Node 24 ends the process where it should end the thread.
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: maxYoungMb },
    // parse-worker.mjs registers the loader itself; inherited flags would start it twice.
    execArgv: [],
    recordTiming: false,
  });
  // A thread that dies between tasks is replaced with the next one, with no further consequence.
  piscina.on('error', () => {});
  const ready = piscina.run({ kind: 'warm', background });
  ready.catch(() => {});
  return {
    ready,
    run: (task) => piscina.run(task, { transferList: task.kind === 'warm' ? [] : [task.mime.buffer] }),
    close: () => piscina.destroy(),
  };
}
