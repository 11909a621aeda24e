import { createCall, type Call } from './call';
import type { CallSetup } from './call-setup';
import { createRequestSubmissionKey } from './create-request-submission-key';
import { retryCall, type RetryClock, type RetryOptions } from './retry-call';
import { createSaveSubmission } from './create-save-submission';
import { createSearch } from './create-search';

/** The options of `createSiteApi`. */
export interface SiteApiOptions extends CallSetup, Omit<RetryOptions, 'clock'> {
  /**
   * The clock for the waits between retries; a window will do. @default none: no call is retried
   */
  readonly clock?: RetryClock | undefined;
}

/** The calls a published site makes to its server. */
export type SiteApi = ReturnType<typeof createSiteApi>;

/**
 * Makes the calls that a published site needs; each has its own file. None throws: every call
 * returns `{ ok: true, data }` or what went wrong.
 *
 * @example
 * const api = createSiteApi({ origin: location.origin, fetch, readCookie, clock: window });
 * const found = await api.search('glaze');
 */
export function createSiteApi(options: SiteApiOptions) {
  return createSiteCalls(createSiteCall(options));
}

/** Makes the call on which all others are built, for pages that need few of them. */
export function createSiteCall({ clock, retries, interval, ...setup }: SiteApiOptions): Call {
  const once = createCall(setup);
  return clock ? retryCall(once, { clock, retries, interval }) : once;
}

/**
 * Makes what `createSiteApi` returns, from an existing call.
 *
 * @param call that of `createSiteCall`
 */
export function createSiteCalls(call: Call) {
  return {
    /** For calls that only some pages need, see `createShopApi`. */
    call,
    requestSubmissionKey: createRequestSubmissionKey(call),
    saveSubmission: createSaveSubmission(call),
    search: createSearch(call),
  };
}
