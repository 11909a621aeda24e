/** Runs a function that may throw or return a promise; undefined if it throws or rejects. */
export async function orUndefined<Value>(run: () => Value): Promise<Awaited<Value> | undefined> {
  try {
    return await run();
  } catch {
    return undefined;
  }
}
