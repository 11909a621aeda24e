import type { RenderInput } from '@frontage/react-blocks/server';
import { join } from 'node:path';
import { createSiteServer, type SiteServer } from '../app/create-site-server';
import { plainPage } from '../pages/fallback-page';
import type { SiteServerOptions } from '../app/site-server-options';
import type { SiteStore } from '../app/site-store';
import {
  contactForm,
  ids,
  pageDocument,
  publishNew,
  settings,
  temporaryStore,
} from './site-fixture';
import { easyPasswords } from './sign-in-as';
import { testKeys } from './test-keys';

/** A renderer that shows what it was given, as JSON in a page; a message as it is. */
export function plainRenderer({
  page,
  locale: lang,
  dir,
  message,
  formState,
  searchState,
  shop,
  product,
  productList,
  asset,
  form,
}: RenderInput) {
  const blocks = page.document.sections.flatMap((section) => section.blocks);
  const shown = {
    title: page.title,
    formState,
    searchState,
    shop,
    products: blocks.flatMap(({ data: { productId } }) => product?.(String(productId)) ?? []),
    lists: blocks.flatMap(({ id }) => productList?.(id) ?? []),
    asset: asset(ids.asset)?.name,
    form: form(ids.form)?.name,
  };
  return {
    html: message
      ? String(plainPage(200, message, { lang, dir }).body)
      : `<!doctype html><p>${JSON.stringify(shown)}</p>`,
    policy: { script: ["'sha256-s'"], style: ['sha256-t'] },
    blockTypes: [],
  };
}

/** A server on a store of its own, with a home page, a contact page and its form. */
export interface TestServer {
  server: SiteServer;
  store: SiteStore;
  /** Folder of the store. */
  dataDir: string;
  /** Moves the clock, in milliseconds. */
  advance(ms: number): void;
  remove(): Promise<void>;
}

/** The host that test requests name. */
export const host = 'studio.example';

/** Makes a test server. */
export async function testServer(options: Partial<SiteServerOptions> = {}): Promise<TestServer> {
  let time = Date.UTC(2026, 0, 1);
  const { store, dataDir, remove } = await temporaryStore({ now: () => time });
  await store.saveSite({ id: ids.site, host, settings });
  await store.saveForm(ids.site, contactForm);
  await publishNew(store, { slug: '', title: 'Home' });
  await publishNew(store, {
    slug: 'contact',
    title: 'Contact',
    document: pageDocument({ type: 'form', data: { formId: ids.form } }),
  });
  const server = createSiteServer({
    store,
    keys: testKeys,
    cacheDir: join(dataDir, 'variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
    passwordCost: easyPasswords,
    ...options,
  });
  return {
    server,
    store,
    dataDir,
    advance: (ms) => void (time += ms),
    async remove() {
      await server.close();
      await remove();
    },
  };
}

/** One request; the answer's JSON is parsed when it is JSON. */
export interface Ask {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Sends a request without a socket. */
export async function ask(server: SiteServer, { method = 'GET', url, headers = {}, body }: Ask) {
  const reply = await server.inject({
    method,
    url,
    headers: { host, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.payload,
    bytes: reply.rawPayload,
    json: isJson ? reply.json<unknown>() : undefined,
  };
}

/**
 * A visitor's browser: keeps the crumb, sends JSON from the same site, under the host that it
 * names.
 */
export async function visitor(server: SiteServer, address?: string, siteHost = host) {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    host: siteHost,
    ...(address ? { 'x-forwarded-for': address } : {}),
  };
  const first = await ask(server, { method: 'POST', url: '/api/form/FormSubmissionKey', headers });
  const { crumb } = first.json as { crumb: string };
  const cookie = [first.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = (url: string, value: unknown) =>
    ask(server, {
      method: 'POST',
      url: `${url}?crumb=${encodeURIComponent(crumb)}`,
      headers: { ...headers, cookie },
      body: typeof value === 'string' ? value : JSON.stringify(value),
    });
  return {
    crumb,
    /** The header with the crumb and what it belongs to. */
    cookie,
    call,
    async key(body: unknown = {}) {
      const { json } = await call('/api/form/FormSubmissionKey', body);
      return (json as { data: { key: string } }).data.key;
    },
    save: (key: string, values: Record<string, unknown>, more: Record<string, unknown> = {}) =>
      call('/api/form/SaveFormSubmission', {
        key,
        formId: ids.form,
        form: JSON.stringify(values),
        pageTitle: 'Contact',
        pageId: 'p',
        contentSource: 'c',
        pagePath: '/contact',
        pagePermissionTypeValue: 1,
        ...more,
      }),
  };
}
