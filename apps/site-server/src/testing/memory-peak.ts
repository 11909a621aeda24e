/** Returns the peak memory of a job, in MB above the memory before. */
export async function memoryPeak(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  await run();
  clearInterval(watch);
  return (most - before) / 1_000_000;
}
