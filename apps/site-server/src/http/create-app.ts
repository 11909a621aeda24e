import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ServerParts } from '../app/server-parts';
import type { Endpoint, EndpointReply, EndpointRequest } from './endpoint';
import type { ReadyAnswer, ReadyAsk } from './ready-answer';
import { failed, notFound, statusOf, unroutable } from '../app/refusals';
import { requestLimits } from './request-limits';
import { allowedMethods, isReserved, routes } from '../app/routes';
import { securityHeaders } from './security-headers';

/** What the outer layer of the server is told. */
export interface AppOptions {
  /** `silent`, or a level of pino; logs are JSON lines on standard output. */
  logLevel: string;
  /** Believe `X-Forwarded-*`: every proxy (`true`), none, or those at the given addresses. */
  trustProxy: boolean | string | readonly string[];
  /** Visitors come over https although the server itself does not. */
  secure: boolean;
}

/**
 * Characters of a part of an address: a file name of 255 characters may have nine in an address for
 * each of them.
 */
const longestName = 9 * 255;

/**
 * Puts the endpoints behind Fastify: reading bodies, limits, security headers on
 * every answer, error pages, logs without anything that a visitor entered.
 *
 * @param parts the server
 * @param options the outer layer
 */
export function createApp(parts: ServerParts, options: AppOptions): FastifyInstance {
  const isSecure = (request: FastifyRequest) => options.secure || request.protocol === 'https';
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (request: EndpointRequest) => Promise<EndpointReply>,
  ) => {
    void reply.headers(securityHeaders(isSecure(request)));
    const made = await make(toEndpointRequest(request, isSecure(request)));
    if (made.fault !== undefined) request.log.error({ err: made.fault }, 'request failed');
    return send(reply, made);
  };
  const app = Fastify({
    bodyLimit: requestLimits.body,
    requestTimeout: requestLimits.requestTime,
    http: { maxHeaderSize: requestLimits.headers, headersTimeout: requestLimits.headersTime },
    forceCloseConnections: 'idle',
    trustProxy:
      typeof options.trustProxy === 'object' ? [...options.trustProxy] : options.trustProxy,
    routerOptions: { maxParamLength: longestName },
    // An address that cannot be decoded gets here before any hook: it is not there.
    frameworkErrors: (_error, request, reply) => {
      void answer(request, reply, (asked) => notFound(parts, asked));
    },
    // Queries and bodies may hold what a visitor typed, so only paths are logged, without the words
    // that open an order.
    logger: {
      level: options.logLevel,
      serializers: {
        req: ({ method, url }) => ({ method, path: withoutTokens(pathOf(url ?? '')) }),
      },
    },
  });
  readBodiesAsText(app);
  const all = routes(parts);

  const nowhere = (asked: EndpointRequest) =>
    unroutable(parts, asked, allowedMethods(all, asked.path));
  for (const { method, url, endpoint, findReady } of all) {
    // The page routes take every path; those of other routes are not theirs, whatever the method.
    const own: Endpoint =
      url === '/*' ? (asked) => (isReserved(asked.path) ? nowhere : endpoint)(asked) : endpoint;
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const ready =
          request.method === 'GET'
            ? findReady?.(toReadyAsk(request, isSecure(request)))
            : undefined;
        return ready ? sendReady(reply, ready) : answer(request, reply, own);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => answer(request, reply, nowhere));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // A body that could not be read failed after its headers were chosen; they say nothing of this
    // answer.
    for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
    return answer(request, reply, (asked) => failed(parts, asked, status));
  });
  return app;
}

/** Endpoints parse what they need; a framework that parses would also decide on errors. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  // Read as they come, within limits of their own.
  app.addContentTypeParser(
    ['application/octet-stream', 'multipart/form-data'],
    (_request, stream, done) => done(null, stream),
  );
}

function toEndpointRequest(request: FastifyRequest, secure: boolean): EndpointRequest {
  const { method, url, headers, host, ip, body } = request;
  const mark = url.indexOf('?');
  return {
    method,
    path: pathOf(url),
    query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
    // The few headers that Node gives as lists (`set-cookie`) are never asked for.
    headers: headers as Record<string, string | undefined>,
    host,
    secure,
    address: ip,
    body: typeof body === 'string' ? body : '',
    stream: body instanceof Readable ? body : undefined,
  };
}

function toReadyAsk({ url, host, headers }: FastifyRequest, secure: boolean): ReadyAsk {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers;
  return { url, host, secure, acceptEncoding: acceptEncoding?.toString(), ifNoneMatch };
}

/** Past Fastify's own sending, which would look at each header again; it still logs the answer. */
function sendReady(reply: FastifyReply, { status, headers, body }: ReadyAnswer): void {
  // Node's types want a list that may be changed; it only reads.
  reply
    .hijack()
    .raw.writeHead(status, headers as string[])
    .end(body);
}

function send(
  reply: FastifyReply,
  { status, headers, cookies = [], body }: EndpointReply,
): FastifyReply {
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  // Even an empty body would add `content-length: 0`, which a 304 must not say of its page.
  return reply
    .code(status)
    .headers(headers)
    .send(status === 304 ? undefined : body);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

function withoutTokens(path: string): string {
  return path.replace(/^(\/(?:checkout|order|review)\/)[\w.-]{32,}/, '$1…');
}
