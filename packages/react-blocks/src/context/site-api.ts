import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createSiteCalls, type Call, type SiteApi } from '@frontage/site-api';
import { createPageCalls } from './page-calls';

/** Gives the function that calls the site's own server, one for all blocks of a page. */
export function siteCall({ shared, signal }: BlockContext): Call {
  const { call, use } = shared(createPageCalls);
  use(signal);
  return call;
}

/** Gives the typed calls to the site's own server. */
export function siteApi(context: BlockContext): SiteApi {
  return createSiteCalls(siteCall(context));
}
