import type { PatternReply, PatternStore } from '@frontage/page-editor';
import type { PagePattern } from '@frontage/site-model/editing';

/** How long an answer may take, in milliseconds. */
const patience = 5000;

/**
 * Makes the calls about the patterns of the site.
 *
 * @param fetch as the browser has it
 * @param url where they are listed and changed
 */
export function createPatternStore(fetch: typeof globalThis.fetch, url: string): PatternStore {
  async function call(init: RequestInit): Promise<PatternReply> {
    try {
      const response = await fetch(url, {
        ...init,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        signal: AbortSignal.timeout(patience),
      });
      if (response.ok) return ((await response.json()) as { data: PagePattern[] }).data;
      return response.status === 409 ? 'full' : 'failed';
    } catch {
      return 'failed';
    }
  }
  return {
    list: () => call({ method: 'GET' }),
    send: (deed) => call({ method: 'POST', body: JSON.stringify(deed) }),
  };
}
