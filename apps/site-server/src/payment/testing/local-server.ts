import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to a server on this machine. */
export interface LocalRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Its answer; or the connection breaks, or nothing ever comes. */
export type LocalReply =
  | { status: number; headers?: Record<string, string>; body: string }
  | 'break'
  | 'silence';

/** A server on this machine, for tests. */
export interface LocalServer {
  origin: string;
  /** Stops answering: connections are refused. Calling it again does nothing. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  start(): Promise<void>;
}

/** Starts a server on a free port. */
export async function serveLocally(
  answer: (request: LocalRequest) => Promise<LocalReply> | LocalReply,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const reply = text(request).then((body) => answer({ method, url, headers, body }));
    reply.then(
      (request) => {
        if (request === 'break') response.destroy();
        else if (request !== 'silence')
          response.writeHead(request.status, request.headers).end(request.body);
      },
      () => response.destroy(),
    );
  });

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
  }

  const port = await listen(0);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async start() {
      if (!server.listening) await listen(port);
    },
  };
}
