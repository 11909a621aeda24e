/**
 * Somebody else changed a checkout or its cart after a write had begun to change them: the whole
 * write is undone.
 */
export class ChangedMeanwhile extends Error {}

/**
 * Waits for a write that may come too late.
 *
 * @param written the write
 * @returns what it answers; nothing where it was undone for `ChangedMeanwhile`
 */
export async function unlessChanged<T>(written: Promise<T>): Promise<T | undefined> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return undefined;
    throw error;
  }
}
