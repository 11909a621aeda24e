import { memberPaths } from '@frontage/react-blocks/server';
import { jsonReply, type EndpointReply, type EndpointRequest } from '../http/endpoint';
import { seeOther } from '../http/see-other';
import type { Site } from '../sites/site-settings';
import { keptHref } from './kept-input';
import { memberManner } from './member-manner';
import { memberPage } from './member-page';
import { nextParameter } from './member-search';
import type { MemberServices } from './member-services';
import { readMemberSettings } from './member-settings';

const signInAgain = { status: 401, code: 'memberSignInAgain' } as const;

/**
 * Refuses a request that only a member may send. A script is told so [8.05]; a browser is led to
 * the page to sign in, and from there back to where it was, with what was written.
 *
 * @param services what renders the page
 * @param request the request
 * @param stranger the site, and whether they see the answer as a page
 */
export async function askToSignIn(
  services: MemberServices,
  request: EndpointRequest,
  { site, isPage }: { site: Site | undefined; isPage: boolean },
): Promise<EndpointReply> {
  if (!isPage || !site) {
    const said = await memberManner.explain(
      signInAgain,
      { request, ...(site && { site }) },
      services,
    );
    return jsonReply(401, { ...Object(said), loginRequired: true });
  }
  if (request.method !== 'POST') {
    const query = request.query.toString();
    const next = query === '' ? request.path : `${request.path}?${query}`;
    return seeOther(
      `${memberPaths.signIn}?${new URLSearchParams({ [nextParameter]: next }).toString()}`,
    );
  }
  const { joining } = readMemberSettings(site.settings);
  const state = { kind: 'signIn', next: keptHref(request), joining } as const;
  return memberPage(services, { request, site }, { state, refusal: signInAgain });
}
