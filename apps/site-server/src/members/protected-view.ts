import { pageTypes } from '@frontage/site-model';
import type { EndpointReply } from '../http/endpoint';
import type { PageVisit } from '../pages/page-view';
import { uncachedPage } from '../pages/uncached-page';
import { askToSignIn } from './ask-to-sign-in';
import type { MemberServices } from './member-services';

/**
 * Shows a page of the type `protectedContent` [2.16] to members alone; others see the sign-in, and
 * come back from it. Nobody else finds such a page: it is in no search and no cache.
 *
 * @returns undefined for any other page
 */
export async function protectedView(
  { request, site, findPublished }: PageVisit,
  services: MemberServices,
): Promise<EndpointReply | undefined> {
  const page = await findPublished();
  if (page?.pageType !== pageTypes.codes.protectedContent) return undefined;
  if (!(await services.findMember(request)))
    return askToSignIn(services, request, { site, isPage: true });
  const reply = await uncachedPage(services, request, { site, page, status: 200, state: {} });
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  };
}
