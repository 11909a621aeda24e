import { readQuery } from '@frontage/core-lifecycle';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { isDiskFull } from '../files/is-disk-full';
import { allowedMethods } from './allowed-methods';
import { textReply, type Endpoint, type EndpointReply, type EndpointRequest } from './endpoint';
import { networkOf } from './network-of';
import type { ReadyAnswer, ReadyRequest } from './ready-answer';
import { refuseUnreadable } from './refuse-unreadable';
import type { Refusals } from './refusals';
import { requestLimits, type RequestLimits } from './request-limits';
import { everyPath, type Route } from './route';
import { routesByUrl } from './routes-by-url';
import { securityHeaders } from './security-headers';
import { trustStaticOrigins } from './trust-static-origins';

/** The options of the server's outer layer. */
export interface AppOptions {
  routes: readonly Route[];
  refusals: Refusals;
  /** Whether a path is the server's own: the routes for every path skip it. */
  isReserved(path: string): boolean;
  /** Removes secrets from a path for the log. */
  hideSecrets(path: string): string;
  /** `silent`, or a level of pino; logs are JSON lines on standard output. */
  logLevel: string;
  /**
   * Whose `X-Forwarded-*` headers to trust: every proxy's (`true`), nobody's, or those of the given
   * addresses.
   */
  trustProxy: boolean | string | readonly string[];
  /** Whether visitors use https although the server itself does not. */
  secure: boolean;
  /** Origins of static copies of the site, which count as its own. @default none */
  staticOrigins?: readonly string[] | undefined;
  /** What requests may take and weigh. @default requestLimits */
  limits?: RequestLimits;
}

/**
 * Characters of one path segment: a file name of 255 characters may take nine in an address for
 * each.
 */
const longestName = 9 * 255;

/**
 * Puts the endpoints behind Fastify: it reads bodies, enforces limits, sets security headers on
 * every answer, renders error pages, and logs nothing that a visitor entered.
 */
export function createApp(options: AppOptions): FastifyInstance {
  const { routes, refusals, isReserved, hideSecrets, limits = requestLimits } = options;
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
    if (made.fault !== undefined) request.log.error({ err: made.fault }, failureLine(made.fault));
    return send(reply, made);
  };
  /** Never rejects: if the error page fails too, the answer is a plain line. */
  const fail = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, failureLine(error));
    if (reply.sent) return reply;
    // The body could not be read, but its headers were already set; they do not describe this
    // answer.
    for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name);
    return answer(request, reply, (failed) => refusals.failed(failed, status)).catch(
      (cause: unknown) => {
        request.log.error({ err: cause }, 'request failed, and so did its error page');
        return send(reply, textReply(status, 'This did not work. Please try again later.'));
      },
    );
  };
  const app = Fastify({
    bodyLimit: limits.body,
    requestTimeout: limits.requestTime,
    http: {
      maxHeaderSize: limits.headers,
      headersTimeout: limits.headersTime,
      connectionsCheckingInterval: limits.checkTime,
    },
    forceCloseConnections: 'idle',
    trustProxy:
      typeof options.trustProxy === 'object' ? [...options.trustProxy] : options.trustProxy,
    routerOptions: { maxParamLength: longestName },
    // An address that cannot be decoded arrives here before any hook, and is not found. Fastify
    // does not await this, so errors must be handled here.
    frameworkErrors: (_error, request, reply) => {
      answer(request, reply, refusals.notFound).catch((error: unknown) =>
        fail(error, request, reply),
      );
    },
    clientErrorHandler: ({ code }, socket) => refuseUnreadable(code, socket, options.secure),
    // Queries and bodies may contain what a visitor typed, so only paths are logged.
    logger: {
      level: options.logLevel,
      serializers: {
        req: ({ method, url }) => ({ method, path: hideSecrets(pathOf(url ?? '')) }),
      },
    },
  });
  // Node knows the address of a connection that is gone if it was asked for before: so a visitor
  // who goes away in the midst of a post counts for their own limits.
  app.server.on('connection', (socket) => void socket.remoteAddress);
  prepareRequests(app, options);

  const nowhere: Endpoint = (request) =>
    refusals.unroutable(request, allowedMethods(routes, request.path, isReserved(request.path)));
  for (const [url, taken] of routesByUrl(routes)) {
    // One route an address, with HEAD among its methods: Fastify would make one for each method,
    // and another for HEAD, at four times the cost of a start.
    const methods = [...taken.keys()];
    app.route({
      method: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
      url,
      handler: (request, reply) => {
        const route = taken.get(request.method === 'HEAD' ? 'GET' : request.method);
        if (!route || (url === everyPath && isReserved(pathOf(request.url))))
          return answer(request, reply, nowhere);
        const ready =
          request.method === 'GET'
            ? route.findReady?.(toReadyRequest(request, isSecure(request)))
            : undefined;
        return ready ? sendReady(reply, ready) : answer(request, reply, route.endpoint);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => answer(request, reply, nowhere));
  app.setErrorHandler(fail);
  return app;
}

/** What is done with every request before its route. */
function prepareRequests(app: FastifyInstance, { staticOrigins }: AppOptions): void {
  readBodiesAsText(app);
  trustStaticOrigins(app, staticOrigins);
}

/** Endpoints parse what they need; a parsing framework would also choose the errors. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  // Read as streams, within their own limits.
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
    query: readQuery(mark < 0 ? '' : url.slice(mark)),
    // Each route would have to declare its type; the router makes all params strings.
    params: (request.params ?? {}) as Record<string, string>,
    // The few headers that Node gives as lists (`set-cookie`) are never read.
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
  return {
    url,
    host,
    secure,
    acceptEncoding: acceptEncoding?.toString(),
    ifNoneMatch,
    // As for endpoints: the few headers that Node gives as lists are never read.
    headers: headers as Record<string, string | undefined>,
  };
}

/** Bypasses Fastify's sending, which would check each header again; the answer is still logged. */
function sendReady(reply: FastifyReply, { status, headers, body }: ReadyAnswer): void {
  // Node's type requires a mutable list, but Node only reads it.
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
  // Even an empty body would add `content-length: 0`, which is wrong in a 304.
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

/** What the log says of a failure. */
function failureLine(error: unknown): string {
  return isDiskFull(error)
    ? 'request failed: the disk is full, and nothing that visitors send can be stored'
    : 'request failed';
}

/** Fastify's own refusals carry their client error status; all other errors are ours. */
function statusOf(error: unknown): number {
  // Later it may work: whoever sends it, such as a payment provider, is to try again.
  if (isDiskFull(error)) return 503;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : 500;
  return status >= 400 && status < 500 ? status : 500;
}
