import { once } from 'node:events';
import { createServer } from 'node:http';
import { drawPng } from './draw-png.mjs';

/**
 * Serves the pages of a bench at `/` and their names, and pictures: `/large-<n>.png`
 * is 1600 by 1067, `/small-<n>.png` 300 by 200, `/tiny…` 3 by 2 whatever follows.
 *
 * @param {Record<string, string>} pages HTML by name
 * @returns {Promise<{ address: string, stop(): Promise<void> }>}
 */
export async function startMediaServer(pages) {
  const kept = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname.slice(1);
    const page = pages[path];
    if (page !== undefined)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    else if (path.endsWith('.png')) sendPicture(response, path);
    else response.writeHead(404).end();
  });

  function sendPicture(response, path) {
    const [, kind, number] = /^(\w+?)-?(\d*)\b/.exec(path) ?? [];
    const hue = (Number(number) * 37) % 256;
    const key = kind === 'tiny' ? kind : `${kind}${hue}`;
    const picture =
      kept.get(key) ??
      drawPng(...({ large: [1600, 1067], small: [300, 200] }[kind] ?? [3, 2]), hue);
    kept.set(key, picture);
    response
      .writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' })
      .end(picture);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * A page with a contestant in it.
 *
 * @param {{ script: string, style: string }} bundle
 * @param {{ body: string, style?: string, script?: string }} more `script` runs after the
 *   contestant's
 * @returns {string} HTML
 */
export function contestantPage(bundle, { body, style = '', script = '' }) {
  const code = `${bundle.script}\n${script}`.replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>body{margin:0}${bundle.style}
${style}</style><body>${body}<script>${code}</script></body></html>`;
}
