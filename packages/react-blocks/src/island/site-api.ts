import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createSiteApi, type SiteApi } from '@frontage/site-api';

/** How long a call may take, in ms: longer than the server lets one take. */
const callTime = 45_000;

const apis = new WeakMap<Window, SiteApi>();

/** The calls to the site's own server, one set for all blocks of a window. */
export function siteApi({ window }: BlockContext): SiteApi {
  const api =
    apis.get(window) ??
    createSiteApi({
      origin: window.location.origin,
      fetch: window.fetch.bind(window),
      readCookie: (name) => readCookie(window.document.cookie, name),
      deadline: () => window.AbortSignal.timeout(callTime),
    });
  apis.set(window, api);
  return api;
}

function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
