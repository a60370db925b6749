/** Waits for work no longer than it may take. */

/** What the work answers, or `late` after so many milliseconds: then the work goes on, and what it answers or throws is lost. Throws what it throws. */
export async function within<T, Late>(ms: number, work: Promise<T>, late: Late): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  return await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
