import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { pageStates } from '../../pages/documents/list-pages';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { areaTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import { ListLinks } from '../ListLinks';
import { isFiltered } from '../list-query';
import { PickBar } from '../PickBar';
import { pickScript } from '../pick-script';
import { stateSelect } from '../state-select';
import type { ListedPages } from './load-pages';
import { leftOf, PageNotices } from './PageNotices';
import { mayEditPages } from './one-page';
import { newPagePath, pagesHref, pagesPath, type pageManyActs } from './page-query';
import { sayOfPages } from './page-texts';
import { PageTable } from './PageTable';

/** A part of the list of pages. */
export interface ShownPages extends ListedPages {
  /** Why something was not done to pages. @default it was done to all */
  readonly wrong?: readonly string[];
}

/** Answers with a part of the list of pages. */
export function pagesPage(site: Site, contributor: Contributor, shown: ShownPages): EndpointReply {
  const { query, part, count, done, left, wrong = [] } = shown;
  const { permissions } = contributor;
  const mayPick = permissions.includes('config.publishContent');
  const [time, zone] = [areaTime(site), siteTimeZone(site)];
  const table = <PageTable pages={part.rows} time={time} zone={zone} mayPick={mayPick} />;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfPages('title'),
      section: pagesPath,
      ...(mayPick && { scripts: [pickScript] }),
      ...(wrong.length > 0 && { status: 409, isWrong: true }),
    },
    <>
      <PageNotices
        act={query.done}
        done={done}
        wrong={wrong}
        href={pagesHref(query)}
        left={leftOf(left, contributor)}
      />
      {mayEditPages(contributor) && (
        <p className="links">
          <a className="button" href={newPagePath}>
            {sayOfPages('add')}
          </a>
        </p>
      )}
      <ListFilters
        path={pagesPath}
        label={sayOfPages('search')}
        search={query.q}
        selects={[stateSelect(sayOfPages, pageStates, query.state), orderSelect(query.sort)]}
      />
      <ListFound
        path={pagesPath}
        query={query}
        part={part}
        count={count}
        sayFound={(found) => sayOfPages('found', { count: found })}
        empty={sayOfPages(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="config.readContent"
        permissions={permissions}
        links={<PageParts {...shown} />}
      >
        {mayPick ? (
          <form method="post" action={pagesHref(query)}>
            {table}
            <PickBar
              picked={sayOfPages('picked')}
              pickedOne={sayOfPages('pickedOne')}
              pickedOther={sayOfPages('pickedOther')}
              acts={actsOfPages(query.state).map((act) => [act, sayOfPages(`${act}Many`)])}
            />
          </form>
        ) : (
          table
        )}
      </ListFound>
    </>,
  );
}

/** What can be done with many pages of a list. */
export function actsOfPages(state: string | undefined): readonly (typeof pageManyActs)[number][] {
  return state === 'deleted' ? ['restore'] : ['publish', 'takeBack', 'delete'];
}

function orderSelect(value: 'changed' | undefined) {
  return {
    name: 'sort',
    label: sayOfPages('order'),
    all: sayOfPages('byAddress'),
    options: [['changed', sayOfPages('byChange')]],
    value,
  } as const;
}

function PageParts({ query, part: { rows, hasNewer, hasOlder } }: ShownPages) {
  const [first, last] = [rows[0], rows.at(-1)];
  const top = { ...query, before: undefined, after: undefined };
  return (
    <ListLinks
      title={sayOfPages('title')}
      texts={{ newer: sayOfPages('previous'), older: sayOfPages('next') }}
      newer={hasNewer ? pagesHref({ ...top, before: first?.place }) : undefined}
      older={hasOlder && last ? pagesHref({ ...top, after: last.place }) : undefined}
    />
  );
}
