import type { CartView } from '@frontage/react-blocks/server';
import type { SiteServer } from '../app/create-site-server';
import { ask, host } from './server-fixture';

/** What a visitor is answered. */
export type Answer = Awaited<ReturnType<typeof ask>>;

/** A visitor of a shop: keeps cookies, comes from the site itself, has a crumb. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a form without scripts; as pairs, if a name is sent several times. */
  post(
    url: string,
    fields: Record<string, string> | [string, string][],
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Makes a call with its crumb; a new crumb is taken and the call repeated once. */
  call(url: string, body: unknown): Promise<Answer>;
  /** Changes the cart; each time under a key of its own, unless one is given. */
  change(change: unknown, key?: string): Promise<Answer>;
  /** The cart as `GET /api/commerce/Cart` answers it. */
  cart(): Promise<CartView>;
}

/** Makes a visitor, under the host that it names. */
export function shopper(
  server: SiteServer,
  { siteHost = host }: { siteHost?: string } = {},
): Shopper {
  const cookies = new Map<string, string>();
  let crumb = '';
  let keys = 0;

  /** Cookies of one part of the site, by that path and their name. */
  const partial = new Map<string, { path: string; name: string; value: string }>();

  async function send({ headers = {}, ...request }: Parameters<typeof ask>[1]): Promise<Answer> {
    const sent = [...partial.values()].filter(({ path }) => request.url.startsWith(path));
    const cookie = [
      ...cookies,
      ...sent.map(({ name, value }) => [name, value]),
      ...(crumb === '' ? [] : [['crumb', crumb]]),
    ]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const reply = await ask(server, {
      ...request,
      headers: {
        host: siteHost,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...headers,
      },
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const [, path = '/'] = /; Path=([^;]*)/.exec(line) ?? [];
      if (name === 'crumb') crumb = value;
      else if (path === '/') cookies.set(name, value);
      else partial.set(`${path} ${name}`, { path, name, value });
    }
    return reply;
  }

  async function call(url: string, body: unknown): Promise<Answer> {
    const once = () =>
      send({
        method: 'POST',
        url: `${url}?crumb=${encodeURIComponent(crumb)}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const reply = await once();
    return typeof reply.json === 'object' && reply.json !== null && 'crumbFail' in reply.json
      ? once()
      : reply;
  }

  return {
    cookies,
    get: (url, headers = {}) => send({ url, headers }),
    post: (url, fields, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    call,
    change: (change, key = `key-${(keys += 1)}`) =>
      call('/api/commerce/ChangeCart', { key, change }),
    cart: async () => viewOf(await send({ url: '/api/commerce/Cart' })),
  };
}

/** The cart in an answer. */
export function viewOf({ json }: Answer): CartView {
  return (json as { data: CartView }).data; // what both calls answer
}
