import type { FoundGroup } from './render-found';

/** What the server answered, or why it did not: one of the texts of the dialog. */
export interface FoundAnswer {
  readonly groups: readonly FoundGroup[];
  readonly text: 'found' | 'none' | 'offline' | 'ended' | 'failed';
}

/**
 * Asks the server what matches.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param address of the page that finds, with the question
 * @param signal gives up
 * @returns undefined where it was given up
 */
export async function fetchFound(
  address: string,
  signal: AbortSignal,
): Promise<FoundAnswer | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
    if (!answer.ok) return { groups: [], text: answer.status === 401 ? 'ended' : 'failed' };
    // The answer of our own server, as its action declares it.
    const { data } = (await answer.json()) as { data: { groups: readonly FoundGroup[] } };
    return { groups: data.groups, text: data.groups.length > 0 ? 'found' : 'none' };
  } catch {
    return signal.aborted ? undefined : { groups: [], text: 'offline' };
  }
}
