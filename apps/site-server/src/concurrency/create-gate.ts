/** Runs a limited number of jobs at once; the others wait in order. */
export type Gate = <Value>(run: () => Promise<Value>) => Promise<Value>;

/**
 * Makes a gate.
 *
 * @param width how many jobs run at once
 */
export function createGate(width: number): Gate {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
