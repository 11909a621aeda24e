import type { FoundGroup } from './render-found';

/** What the server has answered so far, or why it did not: one of the texts of the dialog. */
export interface FoundAnswer {
  readonly groups: readonly FoundGroup[];
  /** `more` while the rest is to come. */
  readonly text: 'more' | 'found' | 'none' | 'offline' | 'ended' | 'failed';
}

/**
 * Asks the server what matches, in three parts: what is looked for most is there first, and no
 * question holds the server up for long.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param address of the page that finds, with the question
 * @param signal gives up
 * @param show gets what is known after each part; nothing once it was given up
 */
export async function fetchFound(
  address: string,
  signal: AbortSignal,
  show: (answer: FoundAnswer) => void,
): Promise<void> {
  let groups: readonly FoundGroup[] = [];
  try {
    for (const part of ['first', 'second', 'third']) {
      const headers = { accept: 'application/json' };
      const answer = await fetch(`${address}&part=${part}`, { headers, signal });
      if (!answer.ok) {
        show({ groups, text: answer.status === 401 ? 'ended' : 'failed' });
        return;
      }
      // The answer of our own server, as its action declares it.
      const { data } = (await answer.json()) as { data: { groups: readonly FoundGroup[] } };
      groups = [...groups, ...data.groups];
      const end = groups.length > 0 ? 'found' : 'none';
      show({ groups, text: part === 'third' ? end : 'more' });
    }
  } catch {
    if (!signal.aborted) show({ groups, text: 'offline' });
  }
}
