/**
 * Somebody else changed a checkout or its cart after a write had started to change them: the whole
 * write is undone.
 */
export class ChangedMeanwhile extends Error {}

/**
 * Awaits a write that may come too late.
 *
 * @param written the write
 * @returns its result; undefined if it was undone by `ChangedMeanwhile`
 */
export async function unlessChanged<T>(written: Promise<T>): Promise<T | undefined> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return undefined;
    throw error;
  }
}
