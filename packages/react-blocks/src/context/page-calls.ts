import type { PageContext } from '@frontage/core-lifecycle/dom';
import { createSiteCall, type Call } from '@frontage/site-api';
import { createTroubleTeller } from '../system-error/tell-trouble';
import { createWhileUsed } from './create-while-used';
import { readCookie } from './read-cookie';

/** How long one attempt of a call may take, in ms: longer than the server lets one take. */
export const callTime = 45_000;

/** The calls of a page to its own server. */
export interface PageCalls {
  /** Makes one; all share their request token. */
  readonly call: Call;
  /** Ends what the calls have put on the page with the last block that makes any. */
  use(signal: AbortSignal): void;
}

/** Makes the calls of a page. What the server refuses is told to the page. */
export function createPageCalls(page: PageContext): PageCalls {
  const { window, clock } = page;
  const trouble = createTroubleTeller(page);
  const begin = createWhileUsed(() => ({ destroy: trouble.end }));
  return {
    call: createSiteCall({
      origin: window.location.origin,
      fetch: window.fetch.bind(window),
      readCookie: (name) => readCookie(window, name),
      cookiesOn: () => window.navigator.cookieEnabled,
      deadline: () => window.AbortSignal.timeout(callTime),
      clock,
      onTrouble: trouble.tell,
    }),
    use(signal) {
      if (!signal.aborted) signal.addEventListener('abort', begin().end, { once: true });
    },
  };
}
