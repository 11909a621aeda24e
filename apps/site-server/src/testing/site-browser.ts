import { createSiteApi, type SiteApi } from '@frontage/site-api';
import type { SiteServer } from '../app/create-site-server';
import { ask, host } from './server-fixture';

/** A browser on a page of the site. */
export interface SiteBrowser {
  readonly api: SiteApi;
  /** The addresses that it asked, without what their queries say. */
  readonly requested: readonly string[];
  /** Its cookies. */
  readonly jar: Map<string, string>;
}

/** Browsers say it of themselves. */
const formType = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

/**
 * A browser with the calls of a page: it keeps cookies unless they are off, and remembers what it
 * asked.
 */
export function siteBrowser(server: SiteServer, { cookies = true } = {}): SiteBrowser {
  const jar = new Map<string, string>();
  const requested: string[] = [];
  const api = createSiteApi({
    origin: `https://${host}`,
    readCookie: (name) => jar.get(name),
    fetch: async (address, { method, headers = {}, body }) => {
      const { pathname, search } = new URL(address);
      requested.push(search === '' ? pathname : `${pathname}?…`);
      const sent =
        jar.size > 0
          ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
          : undefined;
      const reply = await ask(server, {
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: pathname + search,
        headers: {
          'sec-fetch-site': 'same-origin',
          origin: `https://${host}`,
          ...(body instanceof URLSearchParams && formType),
          ...headers,
          ...sent,
        },
        body: body?.toString(),
      });
      for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^([\w-]+)=([^;]*)/.exec(line) ?? [];
        if (cookies && name && value) jar.set(name, value);
      }
      const get = (header: string) => reply.headers[header.toLowerCase()]?.toString() ?? null;
      return {
        ok: reply.status < 300,
        status: reply.status,
        headers: { get },
        text: async () => reply.text,
      };
    },
  });
  return { api, requested, jar };
}
