import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { partHref, type ListQuery } from '../list-query';
import { sayOfReviews } from './review-texts';
import { reviewsPath } from './review-query';

/** Answers with the page that asks before reviews are removed. */
export function removeReviewsPage(
  site: Site,
  contributor: Contributor,
  { ids, query }: { readonly ids: readonly string[]; readonly query: ListQuery },
): EndpointReply {
  const href = partHref(reviewsPath, query, query);
  return contributorPage(
    site,
    contributor,
    { title: sayOfReviews('removeTitle', { count: ids.length }), section: reviewsPath },
    <form className="step" method="post" action={href}>
      <p>{sayOfReviews('removeText')}</p>
      {ids.map((id) => (
        <input key={id} type="hidden" name={`pick@${id}`} value="on" />
      ))}
      <input type="hidden" name="sure" value="yes" />
      <div className="actions">
        <button className="button" name="do" value="remove">
          {sayOfReviews('remove')}
        </button>
        <a className="button" data-look="quiet" href={href}>
          {sayOfReviews('goBack')}
        </a>
      </div>
    </form>,
  );
}
