import type { EditAnswer, KeptSteps, PageEdit } from '@frontage/site-model/editing';

/** What became of a call: an answer, or why there is none. */
export type EditReply = EditAnswer | 'offline' | 'signedOut' | 'refused';

/** The calls of the editor. */
export interface EditServer {
  send(after: number, edits: readonly PageEdit[]): Promise<EditReply>;
  /** What others did since. */
  ask(after: number): Promise<EditReply>;
  /** Own steps before the edit of a number; undefined where no answer comes. */
  steps(of: 'past' | 'future', before: number): Promise<KeptSteps | undefined>;
}

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/**
 * Makes the calls of the editor.
 *
 * @param fetch as the browser has it
 * @param urls where a page's edits are sent and asked for, and where earlier steps are
 */
export function createEditServer(
  fetch: typeof globalThis.fetch,
  { edits: url, steps }: { readonly edits: string; readonly steps: string },
): EditServer {
  const call = async (address: string, init: RequestInit): Promise<EditReply> => {
    try {
      const response = await fetch(address, {
        ...init,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        signal: AbortSignal.timeout(patience),
      });
      if (response.ok) return ((await response.json()) as { data: EditAnswer }).data;
      if (response.status === 401) return 'signedOut';
      // A busy or broken server may take the same edits later.
      return response.status === 429 || response.status >= 500 ? 'offline' : 'refused';
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
