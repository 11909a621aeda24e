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
    routes: [{ method: 'POST', url: '/form', endpoint: none }],
    refusals: { unroutable: none, notFound: none, failed: none },
    isReserved: () => true,
    hideSecrets: (path) => path,
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
    limits: { ...requestLimits, headersTime: 40, requestTime: 80, checkTime: 10 },
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

const head = 'POST /form HTTP/1.1\r\nHost: studio.example\r\n';

it.each([
  ['whose headers do not end', head],
  ['whose body does not end', `${head}Content-Type: text/plain\r\nContent-Length: 10\r\n\r\nhalf.`],
])(
  'a request %s is ended soon after its time, not half a minute later',
  { timeout: 15_000 },
  async (_, bytes) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    expect(await text(socket)).toContain('This request took too long to arrive.');
  },
);
