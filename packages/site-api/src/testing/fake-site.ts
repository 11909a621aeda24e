import { createSiteApi, type SiteApi, type SiteApiOptions } from '../create-site-api';

/** One request that the fake site received. */
export interface SeenRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly credentials: string;
}

/** An answer of the fake site: a body (as JSON unless it is text) with a status. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

/** A site that gives prepared answers and records its requests. */
export interface FakeSite {
  readonly api: SiteApi;
  readonly seen: SeenRequest[];
  readonly cookies: Record<string, string>;
}

/** The origin of the fake site. */
export const origin = 'https://studio.example';

/** Makes a fake site; `answer` may set cookies, as a server would. */
export function createFakeSite(
  answer: (request: SeenRequest, site: FakeSite) => Answer | Promise<Answer>,
  options: Partial<SiteApiOptions> = {},
): FakeSite {
  const seen: SeenRequest[] = [];
  const cookies: Record<string, string> = {};
  const fetch: SiteApiOptions['fetch'] = async (
    url,
    { method, headers = {}, body, credentials },
  ) => {
    const request = {
      url,
      method,
      headers,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      credentials,
    };
    seen.push(request);
    const {
      status = 200,
      body: reply,
      text = JSON.stringify(reply),
      headers: sent = {},
    } = await answer(request, site);
    return {
      ok: status < 300,
      status,
      headers: { get: (name) => sent[name] ?? null },
      text: () => Promise.resolve(text),
    };
  };
  const site: FakeSite = {
    api: createSiteApi({ origin, fetch, readCookie: (name) => cookies[name], ...options }),
    seen,
    cookies,
  };
  return site;
}
