import { createCall, type Call } from './call';
import type { CallSetup } from './call-setup';
import { createRequestSubmissionKey } from './create-request-submission-key';
import { retryCall, type RetryClock, type RetryOptions } from './retry-call';
import { createSaveSubmission } from './create-save-submission';
import { createSearch } from './create-search';

/** What `createSiteApi` needs. */
export interface SiteApiOptions extends CallSetup, Omit<RetryOptions, 'clock'> {
  /**
   * Whose time the waits between repetitions count; a window will do. @default none: then no call
   * is made again
   */
  readonly clock?: RetryClock | undefined;
}

/** The calls a published site makes to its server. */
export type SiteApi = ReturnType<typeof createSiteApi>;

/**
 * Makes the calls a published site needs; each lives in a file of its own. None throws:
 * every one returns `{ ok: true, data }` or what went wrong.
 *
 * @example
 * const api = createSiteApi({ origin: location.origin, fetch, readCookie, clock: window });
 * const found = await api.search('glaze');
 */
export function createSiteApi(options: SiteApiOptions) {
  return createSiteCalls(createSiteCall(options));
}

/** The one call under all others, for pages that make few of them. */
export function createSiteCall({ clock, retries, interval, ...setup }: SiteApiOptions): Call {
  const once = createCall(setup);
  return clock ? retryCall(once, { clock, retries, interval }) : once;
}

/**
 * What `createSiteApi` answers, over a call that is there already.
 *
 * @param call that of `createSiteCall`
 */
export function createSiteCalls(call: Call) {
  return {
    /** For calls that only some pages make, see `createShopApi`. */
    call,
    requestSubmissionKey: createRequestSubmissionKey(call),
    saveSubmission: createSaveSubmission(call),
    search: createSearch(call),
  };
}
