import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  // As every page of the site has it: each contestant begins in a new process of the browser.
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Serves pages with peers in them, and hands everything else on to the server of the site, so that
 * all contestants take the same path and show the same pictures.
 *
 * @param {string} upstream address of the site
 * @param {Map<string, string>} pages HTML by path
 * @returns {Promise<{ address: string, stop(): Promise<void> }>}
 */
export async function startPeersProxy(upstream, pages) {
  const server = createServer((incoming, response) => {
    const page = pages.get(incoming.url);
    if (page === undefined) return void passOn(incoming, response);
    response.writeHead(200, pageHeaders).end(page);
  });

  function passOn(incoming, response) {
    const { method, url, headers } = incoming;
    const outgoing = ask(upstream + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
