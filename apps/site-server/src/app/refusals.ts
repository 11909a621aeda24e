import { formMessage } from '@frontage/form-runtime';
import { fallbackPage } from '../pages/fallback-page';
import { pageAsk } from '../pages/uncached-page';
import { languageAt, refererPath } from '../pages/language-at';
import type { ServerParts } from './server-parts';
import { englishTexts, serverTexts, type ServerTexts } from '../texts/server-texts';
import { jsonReply, textReply, type EndpointReply, type EndpointRequest } from '../http/endpoint';
import { isForPrograms } from './routes';

/** No route took it: a wrong method, or nothing there. */
export async function unroutable(
  parts: ServerParts,
  request: EndpointRequest,
  allowed: readonly string[],
): Promise<EndpointReply> {
  if (allowed.length > 0 && !allowed.includes(request.method)) {
    const reply = isForPrograms(request.path)
      ? jsonReply(405, { error: 'This address does not take that method.' })
      : fallbackPage(405);
    return { ...reply, headers: { ...reply.headers, allow: allowed.join(', ') } };
  }
  return notFound(parts, request);
}

/** Nothing is there: as JSON, as text, or as the site's own page. */
export async function notFound(
  parts: ServerParts,
  request: EndpointRequest,
): Promise<EndpointReply> {
  if (request.path.startsWith('/api/')) return jsonReply(404, { error: 'There is no such call.' });
  if (isForPrograms(request.path)) return textReply(404, 'There is nothing at this address.');
  return parts.system.notFound(await parts.sites.find(request.host), pageAsk(request));
}

/** Something threw: said in the words of the address, without the cause. */
export async function failed(
  parts: ServerParts,
  request: EndpointRequest,
  status: number,
): Promise<EndpointReply> {
  if (request.path.startsWith('/api/'))
    return jsonReply(status, { error: await apiError(parts, request, status) });
  if (isForPrograms(request.path)) return textReply(status, 'This did not work.');
  if (status < 500) return fallbackPage(status);
  const site = await parts.sites.find(request.host).catch(() => undefined);
  return parts.system.error(site, status, pageAsk(request));
}

async function apiError(
  parts: ServerParts,
  request: EndpointRequest,
  status: number,
): Promise<string> {
  if (status >= 500)
    return request.path.startsWith('/api/form/')
      ? formMessage(500)
      : 'Internal server error. Please try again later.';
  if (status !== 413) return 'The request could not be read.';
  // The store may be what failed.
  const texts = await textsOfCaller(parts, request).catch(() => englishTexts);
  return texts.say('tooLarge');
}

async function textsOfCaller(
  { sites, store }: ServerParts,
  request: EndpointRequest,
): Promise<ServerTexts> {
  const site = await sites.find(request.host);
  return site
    ? serverTexts(site.settings, await languageAt(store, site, refererPath(request)))
    : englishTexts;
}

/** Fastify's own refusals say which client error they are; everything else is ours. */
export function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : 500;
  return status >= 400 && status < 500 ? status : 500;
}
