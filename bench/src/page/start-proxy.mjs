import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** As the site server compresses pages. */
const brotliQuality = 7;

/**
 * Stands before the demo and hands its answers on, its pages changed. Every contestant
 * of a bench goes through one of these, so that all take the same path.
 *
 * @param {string} upstream address of the demo
 * @param {(html: string) => string} change
 * @returns {Promise<{ address: string, posts: string[], stop(): Promise<void> }>} `posts` names
 *   the POST requests that were
 *   answered without an error
 */
export async function startProxy(upstream, change) {
  const pages = new Map();
  const posts = [];

  async function page(path) {
    const answer = await fetch(upstream + path, { headers: { 'accept-encoding': 'br' } });
    const html = change(await answer.text());
    const body = brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    });
    const keep = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|connection|keep-alive|date|etag)$/.test(name),
    );
    return {
      status: answer.status,
      headers: {
        ...Object.fromEntries(keep),
        'content-encoding': 'br',
        'content-length': body.length,
      },
      body,
    };
  }

  async function sendPage(path, response) {
    if (!pages.has(path)) pages.set(path, await page(path));
    const { status, headers, body } = pages.get(path);
    response.writeHead(status, headers).end(body);
  }

  function passOn(incoming, response) {
    const { method, url, headers } = incoming;
    const outgoing = ask(upstream + url, { method, headers }, (answer) => {
      if (method === 'POST' && answer.statusCode < 400) posts.push(url);
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const isPage = ({ method, url, headers }) =>
    method === 'GET' &&
    !/^\/(_frontage|assets|api)\//.test(url) &&
    /html/.test(headers.accept ?? '');
  const server = createServer((incoming, response) => {
    if (!isPage(incoming)) passOn(incoming, response);
    else sendPage(incoming.url, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    posts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
