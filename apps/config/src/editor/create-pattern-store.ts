import type { PatternReply, PatternStore } from '@frontage/page-editor';
import type { EditorData, PagePattern } from '@frontage/site-model/editing';

/** How long an answer may take, in milliseconds. */
const patience = 5000;

/**
 * Makes the calls about the patterns of the site.
 *
 * @param fetch as the browser has it
 * @param data where they are listed and changed, and whether they may be
 */
export function createPatternStore(
  fetch: typeof globalThis.fetch,
  { patterns: url, keepsPatterns }: Pick<EditorData, 'patterns' | 'keepsPatterns'>,
): PatternStore {
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
    isFixed: !keepsPatterns,
  };
}
