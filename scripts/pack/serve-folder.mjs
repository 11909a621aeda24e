import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#678"/></svg>';

// Pictures that load at once hide problems during loading.
const PICTURE_DELAY = 150;

/**
 * Serves a folder on this machine only. Every address of a picture has one, after a delay.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = normalize(
      decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname),
    );
    if (path.endsWith('.jpg')) return void setTimeout(() => sendPicture(response), PICTURE_DELAY);
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    const file = join(folder, path);
    const isFile = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, close });
    });
  });
}

function sendPicture(response) {
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
}
