import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { partHref, placeIn, type ListQuery } from '../list-query';
import { sayOfPicks } from '../pick-texts';
import { PickQuestion } from '../PickQuestion';
import { restockPath } from './restock-list-page';
import { sayOfRestock } from './restock-texts';

/** Answers with the page that asks before those who wait are removed. */
export function removeNoticesPage(
  site: Site,
  contributor: Contributor,
  { ids, query }: { readonly ids: readonly string[]; readonly query: ListQuery },
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfRestock('removeMany', { count: ids.length }), section: restockPath },
    <PickQuestion
      href={partHref(restockPath, query, placeIn(query))}
      act="remove"
      ids={ids}
      button={sayOfRestock('remove')}
      goBack={sayOfPicks('goBack')}
    >
      <p>{sayOfRestock('removeManyText')}</p>
    </PickQuestion>,
  );
}
