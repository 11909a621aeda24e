import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from './create-app';
import { requestLimits } from './request-limits';

let app: ReturnType<typeof createApp>;
let port: number;

beforeEach(async () => {
  const none = async () => ({ status: 404, headers: {}, body: '' });
  app = createApp({
    routes: [],
    refusals: { unroutable: none, notFound: none, failed: none },
    isReserved: () => true,
    hideSecrets: (path) => path,
    logLevel: 'silent',
    trustProxy: false,
    secure: true,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

/** Sends bytes; answers all that comes until the server ends the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

it.each([
  [
    'too many cookies',
    `GET / HTTP/1.1\r\nHost: studio.example\r\nCookie: ${'a'.repeat(requestLimits.headers)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'Delete the cookies of this site, then try again.',
  ],
  ['no request', 'hello\r\n\r\n', '400 Bad Request', 'This request could not be read.'],
])(
  'what Node cannot read, %s, is answered in words, under the headers of every answer',
  async (_what, bytes, status, words) => {
    const answer = await send(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    for (const header of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'strict-transport-security: max-age=31536000',
      'content-type: text/plain; charset=utf-8',
      'cache-control: no-store',
      'connection: close',
    ])
      expect(head).toContain(`\r\n${header}`);
    expect(body).toContain(words);
    expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(body)}`);
  },
);
