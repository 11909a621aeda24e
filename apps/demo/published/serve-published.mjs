// Serves the page of published markup in this folder, as any static server would, from another
// origin than the demo, whose frontage.js it names:
//   node apps/demo/published/serve-published.mjs              the demo is at http://127.0.0.1:4000
//   node apps/demo/published/serve-published.mjs http://…     the demo is elsewhere
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const folder = import.meta.dirname;
const types = { '.html': 'text/html; charset=utf-8', '.svg': 'image/svg+xml' };
const usual = 'http://127.0.0.1:4000';

/**
 * Starts the server.
 *
 * @param {{ demo?: string, port?: number, headers?: Record<string, string> }} options the demo's
 *   address, a port (a free one by default), and headers of the page
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export async function servePublished({ demo = usual, port = 0, headers = {} } = {}) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, usual);
    const file = normalize(pathname === '/' ? '/index.html' : pathname);
    const type = types[extname(file)];
    try {
      if (type === undefined) throw new Error('Nothing else is served.');
      const text = await readFile(join(folder, file), 'utf8');
      response.writeHead(200, { 'content-type': type, ...headers });
      response.end(text.replaceAll(usual, demo));
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('There is nothing here.');
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const { port: chosen } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${chosen}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { address } = await servePublished({ demo: process.argv[2], port: 4010 });
  console.log(`A published page: ${address}`);
}
