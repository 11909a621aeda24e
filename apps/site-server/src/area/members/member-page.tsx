import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Member } from '../../members/members';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { listHref } from '../list-part';
import { membersPath } from './member-query';
import { sayOfMembers } from './member-texts';

/** A member, and what of theirs stays when they are removed. */
export interface ShownMember {
  readonly contributor: Contributor;
  readonly member: Member;
  /** Orders with their address. */
  readonly orders: number;
  /** Subscriptions of these orders that are renewed. */
  readonly renewed: number;
}

/** Answers with one member. */
export function memberPage(
  site: Site,
  { contributor, member: { id, name, email, createdAt }, orders, renewed }: ShownMember,
): EndpointReply {
  const { permissions } = contributor;
  return contributorPage(
    site,
    contributor,
    { title: name || email, section: membersPath },
    <>
      <p>
        <a href={membersPath}>{sayOfMembers('back')}</a>
      </p>
      <dl className="entries">
        <div>
          <dt>{sayOfMembers('email')}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{sayOfMembers('joined')}</dt>
          <dd>
            <time dateTime={new Date(createdAt).toISOString()}>{areaTime(site)(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{sayOfMembers('orders')}</dt>
          <dd>
            {orders > 0 && permissions.includes('commerce.readOrders') ? (
              <a href={listHref('/config/orders', { q: email })}>{orders}</a>
            ) : (
              orders
            )}
          </dd>
        </div>
        <div>
          <dt>{sayOfMembers('subscriptions')}</dt>
          <dd>
            {renewed > 0 && permissions.includes('commerce.readOrders') ? (
              <a href={listHref('/config/subscriptions', { q: email })}>{renewed}</a>
            ) : (
              renewed
            )}
          </dd>
        </div>
      </dl>
      <div className="actions">
        <a className="button" data-look="quiet" href={`${membersPath}/${id}/remove`}>
          {sayOfMembers('remove')}
        </a>
      </div>
    </>,
  );
}

/** Answers with the page that asks before a member is removed. */
export function removeMemberPage(
  site: Site,
  { contributor, member: { id, name, email }, orders, renewed }: ShownMember,
): EndpointReply {
  const path = `${membersPath}/${id}`;
  return contributorPage(
    site,
    contributor,
    { title: sayOfMembers('removeTitle', { name: name || email }), section: membersPath },
    <form className="step" method="post" action={`${path}/remove`}>
      <p>{sayOfMembers('removeGoes', { email })}</p>
      {orders > 0 && <p>{sayOfMembers('removeStays', { count: orders })}</p>}
      {renewed > 0 && <p>{sayOfMembers('removeRenewed', { count: renewed })}</p>}
      <div className="actions">
        <button className="button">{sayOfMembers('removeButton')}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfMembers('cancel')}
        </a>
      </div>
    </form>,
  );
}
