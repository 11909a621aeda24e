/** Runs one job per key at a time; callers meanwhile get the same result. */
export type SingleFlight<Value> = (key: string, run: () => Promise<Value>) => Promise<Value>;

/** Makes a single flight with its own keys. A failed job is not remembered. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const flying = new Map<string, Promise<Value>>();
  return (key, run) => {
    const running = flying.get(key);
    if (running) return running;
    const job = run().finally(() => flying.delete(key));
    flying.set(key, job);
    return job;
  };
}
