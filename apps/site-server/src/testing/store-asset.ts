import { ask, type TestServer } from './server-fixture';
import { ids } from './site-fixture';

/** Stores a file and returns a function that requests copies of it. */
export async function storeAsset(test: TestServer, bytes: Buffer, name: string) {
  const asset = await test.store.saveAsset(bytes, { siteId: ids.site, name, alt: '' });
  const url = `/assets/${asset.id}/${encodeURIComponent(name)}`;
  return {
    asset,
    url,
    get: (query: string, accept: string, headers: Record<string, string> = {}) =>
      ask(test.server, { url: `${url}${query}`, headers: { accept, ...headers } }),
  };
}
