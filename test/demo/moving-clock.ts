/** The clock of the demo: it begins in the past, is moved on while the week is told, and is then the true one. */

export type MovingClock = {
  now(): Date;
  /** Never back, and never past the true time. Between two moves it runs on. */
  moveTo(time: Date): void;
  /** From now on it is the true time. */
  arrive(): void;
};

export function movingClock(start: Date): MovingClock {
  let behind = Date.now() - start.getTime();
  return {
    now: () => new Date(Date.now() - behind),
    moveTo: (time) => {
      behind = Math.max(0, Math.min(behind, Date.now() - time.getTime()));
    },
    arrive: () => {
      behind = 0;
    },
  };
}
