import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from './create-app';
import type { EndpointReply, EndpointRequest } from './endpoint';
import { rateKey } from './rate-key';

let app: ReturnType<typeof createApp>;
let port: number;
let requests: EndpointRequest[];
let faults: number[];
let waiting: (() => void)[];

const reply: EndpointReply = { status: 200, headers: {}, body: '' };

beforeEach(async () => {
  requests = [];
  faults = [];
  waiting = [];
  const take = async (request: EndpointRequest) => {
    requests.push(request);
    for (const arrive of waiting.splice(0)) arrive();
    return reply;
  };
  app = createApp({
    routes: [{ method: 'POST', url: '/form', endpoint: take }],
    refusals: {
      unroutable: take,
      notFound: take,
      failed: (request, status) => {
        faults.push(status);
        return take(request);
      },
    },
    isReserved: () => true,
    hideSecrets: (path) => path,
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

const arrival = () => new Promise<void>((resolve) => waiting.push(resolve));

/** Sends the head of a post and the half of its body. */
async function sendHalf(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const requested = once(app.server, 'request');
  socket.write(
    'POST /form HTTP/1.1\r\nHost: studio.example\r\nContent-Type: text/plain\r\n' +
      'Content-Length: 10\r\n\r\nhalf.',
  );
  await requested;
  return socket;
}

it('a visitor who goes away in the midst of a post has an address that can be limited', async () => {
  const answered = arrival();
  const socket = await sendHalf();
  socket.resetAndDestroy();
  await answered;
  expect(requests.map(({ address }) => address)).toEqual(['127.0.0.1']);
  expect(() => rateKey(requests[0]?.address ?? '')).not.toThrow();
});

it('that a visitor goes away is no fault of the server', async () => {
  const answered = arrival();
  const socket = await sendHalf();
  socket.destroy();
  await answered;
  expect(faults).toEqual([400]);
});
