import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';

/**
 * @typedef {'none' | 'down' | '500' | '429'} Fault `down`: connections are cut
 * @typedef {{ requests: number, bytes: number, twice: number, marks: Set<string> }} Collected
 *   `marks`: of the events that arrived; `twice`: how many arrived again
 */

/**
 * Serves a contestant's page at `/` and takes whatever it sends to any other address, as a
 * collector that answers 200. Each contestant has one of its own, so that nothing has to be told
 * apart.
 *
 * @param {string} page HTML
 * @returns {Promise<{ address: string, collected: Collected, fault: Fault, reset(): void,
 *   stop(): Promise<void> }>} `fault` may be set at any time
 */
export async function startCollector(page) {
  const collector = {
    address: '',
    collected: nothing(),
    fault: 'none',
    reset: () => (collector.collected = nothing()),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    if (request.url === '/' || request.url?.startsWith('/?'))
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else if (request.url === '/favicon.ico') response.writeHead(404).end();
    else void collect(request, response, collector);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  collector.address = `http://127.0.0.1:${server.address().port}`;
  return collector;
}

async function collect(request, response, collector) {
  const { collected, fault } = collector;
  collected.requests += 1;
  if (fault === 'down') return request.socket.destroy();
  const parts = [];
  try {
    for await (const part of request) parts.push(part);
  } catch {
    // The browser has cancelled it: it did not arrive.
    return;
  }
  const body = Buffer.concat(parts);
  collected.bytes += body.byteLength;
  if (fault !== 'none') return response.writeHead(Number(fault), { 'retry-after': '2' }).end();
  for (const mark of readMarks(body)) {
    if (collected.marks.has(mark)) collected.twice += 1;
    collected.marks.add(mark);
  }
  response.setHeader('content-type', 'application/json').end('{"accepted":1,"success":true}');
}

/** The marks in a body, however its contestant packs its events. */
function readMarks(body) {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  const text = (isPacked ? gunzipSync(body) : body).toString();
  return text.match(/mark-\d{5}/g) ?? [];
}

function nothing() {
  return { requests: 0, bytes: 0, twice: 0, marks: new Set() };
}
