import type { EndpointReply } from '../http/endpoint';
import { isForMembers } from './find-visible-page';
import type { PageServices } from './page-services';
import type { PageVisit } from './page-view';
import { uncachedPage } from './uncached-page';

/**
 * Shows a page of the type `protectedContent` [2.16] to a member. No cache keeps it, and search
 * engines are told not to list it.
 *
 * @returns undefined for any other page, and for everybody else
 */
export async function memberView(
  services: Pick<PageServices, 'render' | 'viewLimit'>,
  { request, site, findPage }: PageVisit,
): Promise<EndpointReply | undefined> {
  const page = await findPage();
  if (!page || !isForMembers(page)) return undefined;
  const reply = await uncachedPage(services, request, { site, page, status: 200, state: {} });
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  return { ...reply, headers: { ...reply.headers, ...headers } };
}
