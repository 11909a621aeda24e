import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Subscription } from '../../shop/subscriptions/subscription';
import type { Site } from '../../sites/site-settings';
import { sayOfSubscriptions } from './subscription-texts';
import { subscriptionsPath } from './subscription-query';

/** Answers with the page that asks before a subscription is ended. */
export function endSubscriptionPage(
  site: Site,
  contributor: Contributor,
  { id, title, email }: Subscription,
): EndpointReply {
  const path = `${subscriptionsPath}/${id}`;
  return contributorPage(
    site,
    contributor,
    { title: sayOfSubscriptions('endTitle', { title }), section: subscriptionsPath },
    <form className="step" method="post" action={`${path}/end`}>
      <p>{sayOfSubscriptions('endText', { email })}</p>
      <div className="actions">
        <button className="button">{sayOfSubscriptions('end')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfSubscriptions('goBack')}
        </a>
      </div>
    </form>,
  );
}
