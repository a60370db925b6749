/** How late the event loop is, in a form that Prometheus can add up over time and over instances, as it could not with quantiles. */
import { performance } from 'node:perf_hooks';

const EVERY_MS = 20;

/** Calls `late` with the seconds by which each turn of a timer was late, until `stop`. */
export function watchEventLoop(late: (seconds: number) => void): { activeSeconds(): number; stop(): void } {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late(Math.max(0, now - last - EVERY_MS) / 1000);
    last = now;
  }, EVERY_MS).unref();
  return {
    activeSeconds: () => performance.eventLoopUtilization().active / 1000,
    stop: () => clearInterval(timer),
  };
}
