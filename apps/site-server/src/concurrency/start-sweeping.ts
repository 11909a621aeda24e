/** How often what is too old is looked for, in milliseconds. */
export const sweepTime = 60 * 60 * 1000;

/** Sweeps that go on. */
export interface Sweeping {
  /** Resolves when the last one is over. */
  stop(): Promise<void>;
}

/**
 * Does some jobs now and again and again, one after the other.
 *
 * @param jobs what is done; twice, or on two servers at once, is harmless
 * @param report gets what a job failed with; the others are done all the same, and it is again
 *   next time
 * @param every milliseconds. @default an hour
 */
export function startSweeping(
  jobs: readonly (() => Promise<unknown>)[],
  report: (error: unknown) => void,
  every = sweepTime,
): Sweeping {
  let last: Promise<void> | undefined;
  const sweep = async () => {
    for (const job of jobs) await job().catch(report);
  };
  const start = () => void (last = sweep());
  start();
  const timer = setInterval(start, every).unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
