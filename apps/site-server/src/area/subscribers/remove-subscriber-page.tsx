import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { subscriberListPath, subscribersPath } from './subscribers-path';
import { sayOfSubscribers } from './subscriber-texts';

/** Answers with the page that asks before a subscriber is removed for good. */
export function removeSubscriberPage(
  site: Site,
  contributor: Contributor,
  { listId, id, email }: { listId: string; id: string; email: string },
): EndpointReply {
  const path = subscriberListPath(listId);
  return contributorPage(
    site,
    contributor,
    { title: sayOfSubscribers('removeTitle', { email }), section: subscribersPath },
    <form className="step" method="post" action={`${path}/remove/${id}`}>
      <p>{sayOfSubscribers('removeText')}</p>
      <div className="actions">
        <button className="button">{sayOfSubscribers('removeButton')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfSubscribers('cancel')}
        </a>
      </div>
    </form>,
  );
}
