import { importAgain, type EditorPort } from '@frontage/page-editor';
import type { EditorData, PagePresence, PageStatus } from '@frontage/site-model/editing';

/** What the server says of the editors of a page, and of the page; nothing of it to who leaves. */
interface PresenceAnswer {
  readonly data: readonly PagePresence[];
  readonly status?: PageStatus;
}

/**
 * Makes the call by which editors of a page hear of each other, and of what becomes of the page.
 *
 * @param fetch as the browser has it
 * @param start where a page's editors say that they are there, and how the page was then
 * @param document the editor's page
 */
export function createPresenceCall(
  fetch: typeof globalThis.fetch,
  start: Pick<EditorData, 'presence' | 'status'>,
  document: Document,
): NonNullable<EditorPort['sendPresence']> {
  let before = start.status;

  async function hear(now: PageStatus): Promise<void> {
    if (markOf(now) === markOf(before)) return;
    const { showPageStatus } = await importAgain(() => import('./show-page-status'));
    showPageStatus(document, before, now);
    before = now;
  }

  return async (sign) => {
    try {
      const response = await fetch(start.presence, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(sign),
        // A tab that is closed still says so.
        keepalive: sign.isLeaving === true,
      });
      if (!response.ok) return undefined;
      const { data, status } = (await response.json()) as PresenceAnswer;
      // What does not arrive is said at the next turn.
      if (status) hear(status).catch(() => undefined);
      return data;
    } catch {
      return undefined;
    }
  };
}

const markOf = ({ time: _now, ...status }: PageStatus) => JSON.stringify(status);
