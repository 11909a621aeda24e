import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What stays closed to other origins: the area, and whoever is signed in there. */
const closed = /^\/config(?:\/|$)/;

/** How long a browser may keep that it may call, in seconds. */
const preflightTime = 600;

/**
 * Lets the static copies of a site call its server: their origins count as the site's own, but for
 * the area. Browsers send the cookies of a visitor along only where both are of one site, such as
 * `www.studio.example` and `api.studio.example`.
 *
 * @param app the server's outer layer, before its routes
 * @param origins of the copies, such as `https://www.studio.example`. @default none
 */
export function trustStaticOrigins(app: FastifyInstance, origins: readonly string[] = []): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin) || closed.test(request.url)) return;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    });
    if (request.method !== 'OPTIONS') return countAsOwn(request);
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': String(preflightTime),
      })
      .send();
  });
}

/** From here on it is a request of the site's own pages. */
function countAsOwn({ headers, host, protocol }: FastifyRequest): void {
  headers.origin = `${protocol}://${host}`;
  delete headers['sec-fetch-site'];
}
