import type { EndpointReply } from '../http/endpoint';
import { isForMembers } from '../pages/find-visible-page';
import type { PageVisit } from '../pages/page-view';
import { askToSignIn } from './ask-to-sign-in';
import type { MemberServices } from './member-services';

/**
 * Leads whoever comes to a page for members, and is none, to the sign-in, and from there back.
 *
 * @returns undefined for members, and for any other page
 */
export async function protectedView(
  { request, site, findPublished, findPage }: PageVisit,
  services: MemberServices,
): Promise<EndpointReply | undefined> {
  const page = await findPublished();
  if (!page || !isForMembers(page) || (await findPage())) return undefined;
  return askToSignIn(services, request, { site, isPage: true });
}
