/**
 * Runs what belongs to one key one after the other, in the order in which it came; what belongs to
 * others does not wait.
 */
export type Turns = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/** Turns of a store. They hold within this process. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();

  return async (key, run) => {
    // The next has its turn also where this one failed.
    const mine = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
