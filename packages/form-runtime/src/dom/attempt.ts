/** Runs at once what may fail and what may be a promise; undefined where it throws or rejects. */
export async function attempt<Value>(run: () => Value): Promise<Awaited<Value> | undefined> {
  try {
    return await run();
  } catch {
    return undefined;
  }
}
