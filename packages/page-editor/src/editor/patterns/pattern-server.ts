import type { PagePattern } from '@frontage/site-model/editing';

/** What is done with the patterns of a site. */
export type PatternDeed =
  | ({ readonly do: 'add' } & PagePattern)
  | { readonly do: 'rename'; readonly id: string; readonly name: string }
  | { readonly do: 'remove'; readonly id: string };

/** The patterns of the site; or the site keeps as many as it may, or no answer came. */
export type PatternReply = readonly PagePattern[] | 'full' | 'failed';

/** The calls about the patterns of a site. They never reject. */
export interface PatternServer {
  list(): Promise<PatternReply>;
  send(deed: PatternDeed): Promise<PatternReply>;
}

/** How long an answer may take, in milliseconds. */
const patience = 5000;

/**
 * Makes the calls about patterns.
 *
 * @param fetch as the browser has it
 * @param url where they are listed and changed
 */
export function createPatternServer(fetch: typeof globalThis.fetch, url: string): PatternServer {
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
