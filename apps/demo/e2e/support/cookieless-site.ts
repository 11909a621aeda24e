import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address of a site at which a browser neither gets nor sends a cookie. */
export interface CookielessSite {
  address: string;
  close(): Promise<void>;
}

/**
 * Puts a server before a site that drops the cookies of both sides, as a browser does whose cookies
 * are off. Chromium's own switch, `Emulation.setDocumentCookieDisabled`, is for scripts alone.
 *
 * @param target address of the site
 */
export async function openCookielessSite(target: string): Promise<CookielessSite> {
  const { hostname, port } = new URL(target);
  const server = createServer((asked, answer) => {
    const { cookie: _cookie, ...headers } = asked.headers;
    const { method, url: path } = asked;
    const passed = request({ hostname, port, method, path, headers }, (reply) => {
      const { 'set-cookie': _cookies, ...kept } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, kept);
      reply.pipe(answer);
    });
    // A page that is left ends its requests.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo; // of a server that listens on a port
  return {
    address: `http://127.0.0.1:${ownPort}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
