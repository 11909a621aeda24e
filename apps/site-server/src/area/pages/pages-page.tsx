import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { EditedPage } from '../../pages/documents/edited-page';
import { pageStates, type ListedPage } from '../../pages/documents/list-pages';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListLinks } from '../ListLinks';
import type { ListPart } from '../list-part';
import { stateSelect } from '../state-select';
import { pagesHref, pagesPath, type PageQuery } from './page-query';
import { sayOfPages } from './page-texts';
import { PageTable } from './PageTable';

/** A part of the list of pages. */
export interface ShownPages extends ListPart<ListedPage> {
  readonly query: PageQuery;
  /** The page that was just deleted. @default none was */
  readonly deleted?: EditedPage | undefined;
}

/** Answers with a part of the list of pages. */
export function pagesPage(site: Site, contributor: Contributor, shown: ShownPages): EndpointReply {
  const { query, rows, deleted } = shown;
  const isFiltered = Boolean(query.q) || query.state !== undefined;
  return contributorPage(
    site,
    contributor,
    { title: sayOfPages('title'), section: pagesPath },
    <>
      {deleted && <UndoNotice page={deleted} />}
      <ListFilters
        path={pagesPath}
        label={sayOfPages('search')}
        search={query.q}
        selects={[stateSelect(sayOfPages, pageStates, query.state)]}
      />
      {rows.length > 0 ? (
        <PageTable pages={rows} time={areaTime(site)} />
      ) : (
        <p className="quiet">{sayOfPages(isFiltered ? 'noneFound' : 'none')}</p>
      )}
      <PageParts {...shown} />
    </>,
  );
}

function UndoNotice({ page: { id, title, revision } }: { page: EditedPage }) {
  return (
    <form className="notice row" method="post" action={`${pagesPath}/${id}/publish`}>
      <p role="status">{sayOfPages('deleteDone', { title })}</p>
      <input type="hidden" name="revision" value={revision} />
      <button className="button" data-look="quiet" name="do" value="restore">
        {sayOfPages('undo')}
      </button>
    </form>
  );
}

function PageParts({ query, rows, hasNewer, hasOlder }: ShownPages) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ListLinks
      title={sayOfPages('title')}
      texts={{ newer: sayOfPages('previous'), older: sayOfPages('next') }}
      newer={hasNewer && first ? pagesHref(query, { before: first.place }) : undefined}
      older={hasOlder && last ? pagesHref(query, { after: last.place }) : undefined}
    />
  );
}
