import { formMessage } from '@frontage/form-runtime';
import { accountMessage } from '../accounts/account-manner';
import { jsonReply, textReply, type EndpointRequest } from '../http/endpoint';
import { refererPath } from '../http/referer-path';
import type { Refusals } from '../http/refusals';
import { languageAt } from '../pages/language-at';
import { readPageConditions } from '../pages/page-conditions';
import { serverTexts } from '../sites/server-texts';
import { generalTexts } from '../texts/general-texts';
import { englishTexts, type ServerTexts } from '../texts/server-texts';
import type { Addresses } from './addresses';
import type { Services } from './services';

/**
 * Creates the answers for requests that no endpoint answers: JSON, text or a page of the site, as
 * the address requires.
 *
 * @param services the server
 * @param addresses says who uses an address
 */
export function createRefusals(
  { store, sites, system }: Pick<Services, 'store' | 'sites' | 'system'>,
  { isForPrograms }: Addresses,
): Refusals {
  async function textsOfCaller(
    request: EndpointRequest,
  ): Promise<ServerTexts<keyof typeof generalTexts>> {
    const site = await sites.find(request.host);
    if (!site) return englishTexts(generalTexts);
    const language = await languageAt(store.read, site, refererPath(request));
    return serverTexts(generalTexts, site.settings, language);
  }

  async function apiError(request: EndpointRequest, status: number): Promise<string> {
    if (status >= 500)
      return request.path.startsWith('/api/form/')
        ? formMessage(500)
        : 'Internal server error. Please try again later.';
    if (status !== 413) return 'The request could not be read.';
    // The store may be the cause of the failure.
    const texts = await textsOfCaller(request).catch(() => englishTexts(generalTexts));
    return texts.say('tooLarge');
  }

  const notFound: Refusals['notFound'] = async (request) => {
    const { path, host } = request;
    if (path.startsWith('/api/')) return jsonReply(404, { error: 'There is no such call.' });
    if (isForPrograms(path)) return textReply(404, 'There is nothing at this address.');
    const site = await sites.find(host);
    if (site && /^\/config(?:\/|$)/.test(path))
      return accountMessage(site, { status: 404, code: 'gone' });
    return system.notFound(site, readPageConditions(request));
  };

  // The store may be the cause of the failure.
  const siteOf = ({ host }: EndpointRequest) => sites.find(host).catch(() => undefined);

  const refusedPage = async (request: EndpointRequest, status: number) =>
    system.refused(await siteOf(request), status, request);

  return {
    notFound,
    async unroutable(request, allowed) {
      if (allowed.length === 0 || allowed.includes(request.method)) return notFound(request);
      const reply = isForPrograms(request.path)
        ? jsonReply(405, { error: 'This address does not accept that method.' })
        : await refusedPage(request, 405);
      return { ...reply, headers: { ...reply.headers, allow: allowed.join(', ') } };
    },
    async failed(request, status) {
      if (request.path.startsWith('/api/'))
        return jsonReply(status, { error: await apiError(request, status) });
      if (isForPrograms(request.path)) return textReply(status, 'This did not work.');
      if (status < 500) return refusedPage(request, status);
      const site = await siteOf(request);
      return system.error(site, status, readPageConditions(request));
    },
  };
}
