import type { PagePresence } from '@frontage/site-model/editing';
import type { PresenceOptions } from './create-presence';

/**
 * Makes the call by which editors of a page hear of each other.
 *
 * @param fetch as the browser has it
 * @param url where a page's editors say that they are there
 */
export function createPresenceCall(
  fetch: typeof globalThis.fetch,
  url: string,
): PresenceOptions['send'] {
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
