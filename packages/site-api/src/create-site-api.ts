import { createCall, type CallSetup } from './call';
import { createRequestSubmissionKey } from './request-submission-key';
import { createSaveSubmission } from './save-submission';
import { createSearch } from './search';

/** What `createSiteApi` needs. */
export type SiteApiOptions = CallSetup;

/** The calls a published site makes to its server. */
export type SiteApi = ReturnType<typeof createSiteApi>;

/**
 * Makes the calls a published site needs; each lives in a file of its own. None throws:
 * every one returns `{ ok: true, data }` or what went wrong.
 *
 * @example
 * const api = createSiteApi({ origin: location.origin, fetch, readCookie });
 * const found = await api.search('glaze');
 */
export function createSiteApi(options: SiteApiOptions) {
  const call = createCall(options);
  return {
    requestSubmissionKey: createRequestSubmissionKey(call),
    saveSubmission: createSaveSubmission(call),
    search: createSearch(call),
  };
}
