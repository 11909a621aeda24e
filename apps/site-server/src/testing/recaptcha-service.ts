import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * Plays reCAPTCHA's `siteverify`: a token counts once; `broken` makes it answer with a failure of
 * its own.
 */
export interface RecaptchaService {
  readonly origin: string;
  /** The bodies of all questions so far. */
  readonly requests: Record<string, string>[];
  /**
   * How it answers from now on: as it should, with 502 and HTML, or with a code that blames the
   * server.
   */
  mood: 'well' | 'broken' | 'wrong-secret';
  close(): Promise<void>;
}

/**
 * Starts the stand-in; the secret it knows is `secret`, and it passes every token that begins with
 * `good`.
 */
export async function recaptchaService(): Promise<RecaptchaService> {
  const requests: Record<string, string>[] = [];
  const used = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const question = Object.fromEntries(new URLSearchParams(body));
    requests.push(question);
    const isAsked = request.method === 'POST' && request.url === '/recaptcha/api/siteverify';
    if (isAsked && service.mood !== 'broken')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(judge(question)));
    else response.writeHead(502).end('<h1>Bad gateway</h1>');
  }

  function judge({ secret, response = '' }: Record<string, string>): unknown {
    const refusal = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== 'secret' || service.mood === 'wrong-secret')
      return refusal('invalid-input-secret');
    if (!response.startsWith('good')) return refusal('invalid-input-response');
    if (used.has(response)) return refusal('timeout-or-duplicate');
    used.add(response);
    return { success: true, challenge_ts: '2026-01-01T00:00:00Z', hostname: 'studio.example' };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const service: RecaptchaService = {
    origin: `http://127.0.0.1:${port}`,
    requests,
    mood: 'well',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
