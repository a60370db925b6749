/** What a piece of work costs this process: processor time, which other load on the machine does not change, and memory. */

/** Milliseconds of the processor in all threads, and by how many megabytes the process grew at most. */
export type Cost = { cpu: number; megabytes: number };

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const before = process.memoryUsage.rss();
  const used = process.cpuUsage();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work().finally(() => clearInterval(watch));
  const { user, system } = process.cpuUsage(used);
  return { cpu: (user + system) / 1000, megabytes: Math.round((most - before) / 1024 ** 2) };
}
