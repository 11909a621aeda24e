import { areaPage } from '../area/area-page';
import { Door } from '../area/Door';
import type { EndpointReply, EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { sayOfAccounts, siteTitle } from './account-manner';
import { KeptFields } from './KeptFields';
import { addressOf } from './sign-in-place-page';

/**
 * Answers whoever posted something that their roles no longer allow: they are told, and what they
 * wrote stays on the page, to be sent again once they have the right.
 *
 * @param site the site
 * @param request a post that can be kept
 */
export function deniedPage(site: Site | undefined, request: EndpointRequest): EndpointReply {
  const title = sayOfAccounts('deniedTitle');
  return areaPage(
    { status: 403, title, site: siteTitle(site) },
    <Door site={siteTitle(site)} title={title}>
      <p>{sayOfAccounts('denied')}</p>
      <p>{sayOfAccounts('deniedKept')}</p>
      <form method="post" action={addressOf(request)}>
        <KeptFields body={request.body} />
        <button className="button">{sayOfAccounts('tryAgain')}</button>
      </form>
      <p className="aside">
        <a href="/config">{sayOfAccounts('toArea')}</a>
      </p>
    </Door>,
  );
}
