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
    const { pathname, searchParams } = new URL(url, usual);
    if (pathname === '/api/open/GetItemsByMonth') {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(eventsOf(searchParams.get('month') ?? '')));
    }
    if (pathname === '/low-tide.wav') {
      response.writeHead(200, { 'content-type': 'audio/wav' });
      return void response.end(writeTone());
    }
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

/**
 * The events of a month, as the site of a published calendar gives them.
 *
 * @param {string} month such as `03-2026`
 */
function eventsOf(month) {
  const [number, year] = month.split('-').map(Number);
  const at = (/** @type {number} */ day) => Date.UTC(year ?? 0, (number ?? 1) - 1, day, 19);
  return [
    {
      title: 'Kiln opening',
      fullUrl: '/events/kiln',
      startDate: at(9),
      endDate: at(9) + 7_200_000,
    },
    { title: 'Glaze night', fullUrl: '/events/glaze', startDate: at(21) },
  ];
}

/** A second of a low tone. */
function writeTone() {
  const samples = 8_000;
  const file = Buffer.alloc(44 + samples);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8);
  // One byte for each of 8,000 samples a second, in one channel.
  for (const [at, value] of [16, 0x1_0001, samples, samples, 0x8_0001].entries())
    file.writeUInt32LE(value, 16 + at * 4);
  file.write('data', 36);
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1)
    file[44 + at] = 128 + Math.round(60 * Math.sin((at * 220 * 2 * Math.PI) / samples));
  return file;
}

if (process.argv[1] === import.meta.filename) {
  const { address } = await servePublished({ demo: process.argv[2], port: 4010 });
  console.log(`A published page: ${address}`);
}
