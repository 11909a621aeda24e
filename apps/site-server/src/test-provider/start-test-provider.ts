import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Clock } from '@frontage/core-lifecycle';
import { createMethodDesk } from './create-method-desk';
import { createNewsPost } from './create-news-post';
import { createPaymentDesk } from './create-payment-desk';
import { createTestApi, type TestReply } from './create-test-api';
import { openPaymentJournal } from './open-payment-journal';
import { paymentPage, sayingPage } from './payment-page';
import { visitPayment, type VisitReply } from './visit-payment';

/** The options of the test provider. */
export interface TestProviderOptions {
  /** The port; 0 takes a free one. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** The secret that the shop presents, and that signs webhooks. */
  secret: string;
  /** The file that stores payments. */
  file: string;
  /** The shop's webhook; without it there are no webhooks. */
  webhookUrl?: string;
  /** Its public address. @default its own address */
  origin?: string;
  /** `now` is UTC milliseconds. @default the machine's */
  clock?: Clock;
}

/** A payment provider that moves no money. */
export interface TestProvider {
  /** Its address, such as `http://127.0.0.1:4100`. */
  origin: string;
  close(): Promise<void>;
}

const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms).unref(),
  // Node also identifies its timers by number.
  clearTimeout: (handle) => clearTimeout(Number(handle)),
};

/** More than any of its calls or forms needs. */
const mostBytes = 64 * 1024;

/**
 * Starts the provider: its calls (see `createTestApi`), and hosted pages at `/pay/<visit>`,
 * and those on which a method is named at `/method/<visit>`.
 *
 * @throws if the port is taken or the file cannot be used
 */
export async function startTestProvider(options: TestProviderOptions): Promise<TestProvider> {
  const { port, host = '127.0.0.1', secret, file, webhookUrl, clock = systemClock } = options;
  const journal = openPaymentJournal(file);
  const post = createNewsPost({ journal, webhookUrl, secret, clock });
  const desk = createPaymentDesk(journal, post, clock);
  const methods = createMethodDesk(journal, post, clock);
  const api = createTestApi({
    journal,
    desk,
    methods,
    post,
    pageOf: ({ visit }) => `${provider.origin}/pay/${visit}`,
    methodPageOf: ({ visit }) => `${provider.origin}/method/${visit}`,
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    const body = await readBody(request);
    if (body === undefined)
      return sendJson(response, { status: 413, json: { error: 'too-large' } });
    if (!pathname.startsWith('/v1/')) return sendPage(response, visit(method, pathname, body));
    if (!isSecret(request.headers.authorization, secret))
      return sendJson(response, { status: 401, json: { error: 'secret' } });
    const key = request.headers['idempotency-key'];
    sendJson(
      response,
      await api({ method, path: pathname, key: typeof key === 'string' ? key : undefined, body }),
    );
  }

  function visit(method: string, path: string, body: string): VisitReply {
    const setup = journal.setup({ visit: /^\/method\/(\w+)$/.exec(path)?.[1] ?? '' });
    if (setup) return methods.visit(setup, new URLSearchParams(method === 'POST' ? body : ''));
    const payment = journal.byVisit(/^\/pay\/(\w+)$/.exec(path)?.[1] ?? '');
    if (!payment)
      return sayingPage(
        404,
        'No such payment',
        'There is nothing to pay at this address. Go back to the shop.',
      );
    return method === 'POST'
      ? visitPayment(payment, new URLSearchParams(body), desk)
      : paymentPage(payment);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    journal.close();
    throw error;
  }
  const address = server.address();
  // Only a pipe's address is a text, and this listens on a port.
  const taken = typeof address === 'object' ? address?.port : undefined;
  const provider: TestProvider = {
    origin: options.origin ?? `http://${host}:${taken ?? port}`,
    async close() {
      post.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      journal.close();
    },
  };
  post.wake();
  return provider;
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= mostBytes) parts.push(part);
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts).toString('utf8');
}

function isSecret(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}

function sendJson(response: ServerResponse, reply: TestReply): void {
  if (reply === 'silence') return;
  if (reply === 'break') return void response.destroy();
  response
    .writeHead(reply.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(reply.json));
}

function sendPage(response: ServerResponse, reply: VisitReply): void {
  if ('location' in reply)
    response.writeHead(303, { location: reply.location, 'cache-control': 'no-store' }).end();
  else response.writeHead(reply.status, reply.headers).end(reply.body);
}
