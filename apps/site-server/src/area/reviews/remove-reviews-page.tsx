import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { partHref, placeIn, type ListQuery } from '../list-query';
import { PickQuestion } from '../PickQuestion';
import { sayOfReviews } from './review-texts';
import { reviewsPath } from './review-query';

/** Answers with the page that asks before reviews are removed. */
export function removeReviewsPage(
  site: Site,
  contributor: Contributor,
  { ids, query }: { readonly ids: readonly string[]; readonly query: ListQuery },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfReviews('removeTitle', { count: ids.length }), section: reviewsPath },
    <PickQuestion
      href={partHref(reviewsPath, query, placeIn(query))}
      act="remove"
      ids={ids}
      button={sayOfReviews('remove')}
      goBack={sayOfReviews('goBack')}
    >
      <p>{sayOfReviews('removeText')}</p>
    </PickQuestion>,
  );
}
