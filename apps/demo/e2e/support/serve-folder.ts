import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

/**
 * Serves a folder as any file server does: a folder by its `index.html`, what is not there by
 * `404.html`.
 *
 * @param folder the files
 * @param address where, such as `http://127.0.0.1:6390`
 * @returns ends it
 */
export async function serveFolder(folder: string, address: string): Promise<() => Promise<void>> {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const file = extname(path) === '' ? join(path, 'index.html') : path;
    for (const name of [file, '404.html']) {
      const content = await readFile(join(folder, name)).catch(() => undefined);
      if (!content) continue;
      const type = types[extname(name)] ?? 'application/octet-stream';
      response.writeHead(name === file ? 200 : 404, { 'content-type': type });
      response.end(content);
      return;
    }
    response.writeHead(404).end();
  };
  const server = createServer(({ url = '/' }, response) => {
    void answer(normalize(decodeURIComponent(new URL(url, address).pathname)), response);
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(address).port), '127.0.0.1', resolve),
  );
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
