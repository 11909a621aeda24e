import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ServerParts } from '../server-parts';
import type { Endpoint, EndpointReply, EndpointRequest } from './endpoint';
import { failed, notFound, statusOf, unroutable } from './refusals';
import { allowedMethods, isReserved, routes } from './routes';
import { securityHeaders } from './security-headers';

/** What the outer layer of the server is told. */
export interface AppOptions {
  /** `silent`, or a level of pino; logs are JSON lines on standard output. */
  logLevel: string;
  /** Believe `X-Forwarded-*`: every proxy (`true`), none, or those at the given addresses. */
  trustProxy: boolean | string;
  /** Visitors come over https although the server itself does not. */
  secure: boolean;
}

/** Sizes and times beyond which a request is refused. */
export const requestLimits = {
  /** Bytes of a body. */
  body: 1024 * 1024,
  /** Bytes of all headers. */
  headers: 16 * 1024,
  /** Milliseconds for the headers, and for the whole request. */
  headersTime: 10_000,
  requestTime: 30_000,
};

/**
 * Puts the endpoints behind Fastify: reading bodies, limits, security headers on
 * every answer, error pages, logs without anything that a visitor entered.
 *
 * @param parts the server
 * @param options the outer layer
 */
export function createApp(parts: ServerParts, options: AppOptions): FastifyInstance {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (request: EndpointRequest) => Promise<EndpointReply>,
  ) => send(reply, await make(toEndpointRequest(request, options.secure)));
  const app = Fastify({
    bodyLimit: requestLimits.body,
    requestTimeout: requestLimits.requestTime,
    http: { maxHeaderSize: requestLimits.headers, headersTimeout: requestLimits.headersTime },
    forceCloseConnections: 'idle',
    trustProxy: options.trustProxy,
    // An address that cannot be decoded gets here before any hook: it is not there.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(securityHeaders(options.secure || request.protocol === 'https'));
      void answer(request, reply, (asked) => notFound(parts, asked));
    },
    // Queries and bodies may hold what a visitor typed, so only paths are logged.
    logger: {
      level: options.logLevel,
      serializers: { req: ({ method, url }) => ({ method, path: pathOf(url ?? '') }) },
    },
  });
  readBodiesAsText(app);
  const all = routes(parts);

  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(securityHeaders(options.secure || request.protocol === 'https'));
    next();
  });
  const nowhere = (asked: EndpointRequest) => unroutable(parts, asked, allowedMethods(all, asked.path));
  for (const { method, url, endpoint } of all) {
    // The page routes take every path; those of other routes are not theirs, whatever the method.
    const own: Endpoint =
      url === '/*' ? (asked) => (isReserved(asked.path) ? nowhere : endpoint)(asked) : endpoint;
    app.route({ method, url, handler: (request, reply) => answer(request, reply, own) });
  }
  app.setNotFoundHandler((request, reply) => answer(request, reply, nowhere));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(request, reply, (asked) => failed(parts, asked, status));
  });
  return app;
}

/** Endpoints parse what they need; a framework that parses would also decide on errors. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body));
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
    secure: secure || request.protocol === 'https',
    address: ip,
    body: typeof body === 'string' ? body : '',
  };
}

function send(reply: FastifyReply, { status, headers, body }: EndpointReply): FastifyReply {
  // Even an empty body would add `content-length: 0`, which a 304 must not say of its page.
  return reply.code(status).headers(headers).send(status === 304 ? undefined : body);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
