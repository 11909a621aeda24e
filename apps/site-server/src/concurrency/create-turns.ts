/**
 * Runs the jobs of one key one after the other, in the order of the calls. Jobs of different keys
 * do not wait for each other.
 */
export type Turns = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/** Makes turns, valid within this process. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();

  return async (key, run) => {
    // The next job runs even if this one failed.
    const turn = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
