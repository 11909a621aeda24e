import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { allowedMethods } from './allowed-methods';
import { textReply, type Endpoint, type EndpointReply, type EndpointRequest } from './endpoint';
import { networkOf } from './network-of';
import type { ReadyAnswer, ReadyRequest } from './ready-answer';
import type { Refusals } from './refusals';
import { requestLimits } from './request-limits';
import { everyPath, type Route } from './route';
import { securityHeaders } from './security-headers';

/** What the outer layer of the server is made of. */
export interface AppOptions {
  routes: readonly Route[];
  refusals: Refusals;
  /** Whether a path is the server's own: the routes for every path do not take it. */
  isReserved(path: string): boolean;
  /** A path as the log may hold it. */
  hideSecrets(path: string): string;
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
 */
export function createApp(options: AppOptions): FastifyInstance {
  const { routes, refusals, isReserved, hideSecrets } = options;
  const isSecure = (request: FastifyRequest) => options.secure || request.protocol === 'https';
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (request: EndpointRequest) => Promise<EndpointReply>,
  ) => {
    void reply.headers(securityHeaders(isSecure(request)));
    const made = await make(toEndpointRequest(request, isSecure(request)));
    if (made.refusedFor !== undefined) {
      const { method, url } = request;
      const facts = { method, path: hideSecrets(pathOf(url)), network: networkOf(ip(request)) };
      request.log.warn({ refusedFor: made.refusedFor, ...facts }, 'request refused');
    }
    if (made.fault !== undefined) request.log.error({ err: made.fault }, 'request failed');
    return send(reply, made);
  };
  /** Never rejects: where even the words for it fail, a plain line is left. */
  const fail = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (reply.sent) return reply;
    // A body that could not be read failed after its headers were chosen; they say nothing of this
    // answer.
    for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
    return answer(request, reply, (asked) => refusals.failed(asked, status)).catch(
      (cause: unknown) => {
        request.log.error({ err: cause }, 'request failed, and so did its error page');
        return send(reply, textReply(status, 'This did not work. Please try again later.'));
      },
    );
  };
  const app = Fastify({
    bodyLimit: requestLimits.body,
    requestTimeout: requestLimits.requestTime,
    http: { maxHeaderSize: requestLimits.headers, headersTimeout: requestLimits.headersTime },
    forceCloseConnections: 'idle',
    trustProxy:
      typeof options.trustProxy === 'object' ? [...options.trustProxy] : options.trustProxy,
    routerOptions: { maxParamLength: longestName },
    // An address that cannot be decoded gets here before any hook: it is not there. Fastify awaits
    // nothing of this, so what fails has to be answered here.
    frameworkErrors: (_error, request, reply) => {
      answer(request, reply, refusals.notFound).catch((error: unknown) =>
        fail(error, request, reply),
      );
    },
    // Queries and bodies may hold what a visitor typed, so only paths are logged.
    logger: {
      level: options.logLevel,
      serializers: {
        req: ({ method, url }) => ({ method, path: hideSecrets(pathOf(url ?? '')) }),
      },
    },
  });
  // Node knows the address of a connection that is gone if it was asked for before: so a visitor who
  // goes away in the midst of a post counts for their own limits.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  readBodiesAsText(app);

  const nowhere: Endpoint = (asked) =>
    refusals.unroutable(asked, allowedMethods(routes, asked.path, isReserved(asked.path)));
  for (const { method, url, endpoint, findReady } of routes) {
    const own: Endpoint =
      url === everyPath
        ? (asked) => (isReserved(asked.path) ? nowhere : endpoint)(asked)
        : endpoint;
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const ready =
          request.method === 'GET'
            ? findReady?.(toReadyRequest(request, isSecure(request)))
            : undefined;
        return ready ? sendReady(reply, ready) : answer(request, reply, own);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => answer(request, reply, nowhere));
  app.setErrorHandler(fail);
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
  const { method, url, headers, host, body } = request;
  const mark = url.indexOf('?');
  return {
    method,
    path: pathOf(url),
    query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
    // Its type would be said by each route; the router makes texts of all of them.
    params: (request.params ?? {}) as Record<string, string>,
    // The few headers that Node gives as lists (`set-cookie`) are never asked for.
    headers: headers as Record<string, string | undefined>,
    host,
    secure,
    address: ip(request),
    body: typeof body === 'string' ? body : '',
    stream: body instanceof Readable ? body : undefined,
  };
}

function toReadyRequest({ url, host, headers }: FastifyRequest, secure: boolean): ReadyRequest {
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

/** Nobody's any more where the visitor has gone meanwhile, whatever Fastify's type says. */
function ip(request: { ip: string | undefined }): string {
  return request.ip ?? '';
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** Fastify's own refusals say which client error they are; everything else is ours. */
function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : 500;
  return status >= 400 && status < 500 ? status : 500;
}
