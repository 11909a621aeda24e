import type { EditorPort } from '@frontage/page-editor';
import type { PagePresence } from '@frontage/site-model/editing';

/**
 * Makes the call by which editors of a page hear of each other.
 *
 * @param fetch as the browser has it
 * @param url where a page's editors say that they are there
 */
export function createPresenceCall(
  fetch: typeof globalThis.fetch,
  url: string,
): NonNullable<EditorPort['sendPresence']> {
  return async (sign) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(sign),
        // A tab that is closed still says so.
        keepalive: sign.isLeaving === true,
      });
      if (!response.ok) return undefined;
      return ((await response.json()) as { data: readonly PagePresence[] }).data;
    } catch {
      return undefined;
    }
  };
}
