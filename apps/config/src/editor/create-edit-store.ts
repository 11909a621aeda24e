import type { EditHindrance, EditReply, EditStore } from '@frontage/page-editor';
import type { EditAnswer, KeptSteps } from '@frontage/site-model/editing';

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** What a refusal of all edits means, by its status. */
const hindrances: Readonly<Record<number, EditHindrance>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'deleted',
};

/**
 * Makes the calls by which the server keeps the edits of a page.
 *
 * @param fetch as the browser has it
 * @param urls where a page's edits are sent and asked for, and where earlier steps are
 */
export function createEditStore(
  fetch: typeof globalThis.fetch,
  { edits: url, steps }: { readonly edits: string; readonly steps: string },
): EditStore {
  const call = async (address: string, init: RequestInit): Promise<EditReply> => {
    try {
      const response = await fetch(address, {
        ...init,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        signal: AbortSignal.timeout(patience),
      });
      if (response.ok) return ((await response.json()) as { data: EditAnswer }).data;
      // A busy or broken server may take the same edits later.
      if (response.status === 429 || response.status >= 500) return 'offline';
      return hindrances[response.status] ?? 'refused';
    } catch {
      return 'offline';
    }
  };
  return {
    send: (after, edits) => call(url, { method: 'POST', body: JSON.stringify({ after, edits }) }),
    ask: (after) => call(`${url}?after=${after}`, { method: 'GET' }),
    async steps(of, before) {
      try {
        const response = await fetch(`${steps}?of=${of}&before=${before}`, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(patience),
        });
        return response.ok ? ((await response.json()) as { data: KeptSteps }).data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
