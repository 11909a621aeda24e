import type { PageContext } from '@frontage/core-lifecycle/dom';
import { createSiteCall, type Call } from '@frontage/site-api';
import { createTroubleReporter } from '../system-error/create-trouble-reporter';
import { createWhileUsed } from './create-while-used';
import { readCookie } from './read-cookie';

/** The timeout of one attempt of a call, in ms: longer than the server's own limit. */
export const callTime = 45_000;

/** The calls of a page to its own server. */
export interface PageCalls {
  /** Makes a call; all calls share their request token. */
  readonly call: Call;
  /** Removes what the calls have put on the page, when the last block that makes calls ends. */
  use(signal: AbortSignal): void;
}

/** Creates the calls of a page. The page is notified of what the server refuses. */
export function createPageCalls(page: PageContext): PageCalls {
  const { window, clock } = page;
  const trouble = createTroubleReporter(page);
  const begin = createWhileUsed(() => ({ destroy: trouble.end }));
  return {
    call: createSiteCall({
      origin: window.location.origin,
      fetch: window.fetch.bind(window),
      readCookie: (name) => readCookie(window, name),
      cookiesOn: () => window.navigator.cookieEnabled,
      deadline: () => window.AbortSignal.timeout(callTime),
      clock,
      onTrouble: trouble.report,
    }),
    use(signal) {
      if (!signal.aborted) signal.addEventListener('abort', begin().end, { once: true });
    },
  };
}
