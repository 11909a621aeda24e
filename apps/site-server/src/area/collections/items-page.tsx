import { contributorPage } from '../../accounts/contributor-page';
import type { EndpointReply } from '../../http/endpoint';
import { pageStates, type ListedPage } from '../../pages/documents/list-pages';
import type { EditedItem } from '../../pages/items/list-edited-items';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { areaTime } from '../area-time';
import { ListFilters, type FilterSelectProps } from '../ListFilters';
import { ListFound } from '../ListFound';
import { ListLinks, partTexts } from '../ListLinks';
import type { ListPart } from '../list-part';
import { isFiltered, partHref } from '../list-query';
import { mayEditPages } from '../pages/one-page';
import { actsOfPages } from '../pages/pages-page';
import { collectionsPath, pagesPath } from '../pages/page-query';
import type { LeftOfPages } from '../pages/list-left';
import { leftOf, PageNotices } from '../pages/PageNotices';
import { sayOfPages } from '../pages/page-texts';
import { PickBar } from '../PickBar';
import { pickScript } from '../pick-script';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { itemsHref, itemsPath, type ItemQuery } from './item-query';
import { sayOfCollections } from './collection-texts';
import type { FoundCollection } from './define-collection-action';
import { ItemTable } from './ItemTable';

/** A part of the list of items. */
export interface ShownItems {
  readonly query: ItemQuery;
  readonly part: ListPart<EditedItem>;
  /** How many the filter finds. */
  readonly count: number;
  /** The pages that something was just done to. */
  readonly done: readonly ListedPage[];
  /** What is left of those that were just deleted. */
  readonly left: LeftOfPages;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Why something was not done to pages. @default it was done to all */
  readonly wrong?: readonly string[];
}

/** Answers with a part of the items of a collection. */
export function itemsPage(
  site: Site,
  { contributor, page, collection }: FoundCollection,
  shown: ShownItems,
): EndpointReply {
  const { query, count, done, left, wrong = [] } = shown;
  const { permissions } = contributor;
  const mayPick = permissions.includes('config.publishContent');
  const mayEdit = mayEditPages(contributor);
  const path = itemsPath(page.id);
  const act = query.done === 'moved' ? undefined : query.done;
  return contributorPage(
    site,
    contributor,
    {
      title: page.title,
      section: collectionsPath,
      ...(mayPick && { scripts: [pickScript] }),
      ...(wrong.length > 0 && { status: 409, isWrong: true }),
    },
    <>
      <p>
        <a href={collectionsPath}>{sayOfCollections('back')}</a>
        <span className="quiet"> · {sayOfCollections(collection.kind)}</span>
      </p>
      {query.done === 'moved' && (
        <p className="notice" role="status">
          {sayOfCollections('movedDone')}
        </p>
      )}
      <PageNotices
        act={act}
        done={done}
        wrong={wrong}
        href={itemsHref(page.id, query)}
        left={leftOf(left, contributor)}
      />
      {!page.isVisible && <p className="quiet">{sayOfCollections('hidden')}</p>}
      <p className="links">
        {mayEdit && (
          <a className="button" href={`${path}/new`}>
            {sayOfCollections('addItem')}
          </a>
        )}
        {mayEdit && <a href={`${path}/addresses`}>{sayOfCollections('addresses')}</a>}
        <a href={`${pagesPath}/${page.id}`}>{sayOfCollections('pageOf')}</a>
        {page.isVisible && <a href={`/${page.slug}`}>{sayOfCollections('open')}</a>}
      </p>
      <ListFilters
        path={path}
        label={sayOfCollections('search')}
        search={query.q}
        selects={[
          stateSelect(sayOfCollections, pageStates, query.state),
          ...wordSelects(shown),
          sortSelect(query.sort),
        ]}
      />
      <ListFound
        path={path}
        query={query}
        part={shown.part}
        count={count}
        sayFound={(found) => sayOfCollections('found', { count: found })}
        empty={sayOfCollections(isFiltered(query) ? 'noneFound' : 'noItems')}
        exportNeeds="config.readContent"
        permissions={permissions}
        links={<ItemParts shown={shown} path={path} />}
      >
        <PickedItems site={site} shown={shown} id={page.id} mayPick={mayPick} />
      </ListFound>
    </>,
  );
}

function PickedItems({
  site,
  shown: { query, part },
  id,
  mayPick,
}: {
  site: Site;
  shown: ShownItems;
  id: string;
  mayPick: boolean;
}) {
  const [time, zone] = [areaTime(site), siteTimeZone(site)];
  const table = <ItemTable items={part.rows} time={time} zone={zone} mayPick={mayPick} />;
  if (!mayPick) return table;
  return (
    <form method="post" action={itemsHref(id, query)}>
      {table}
      <PickBar
        picked={sayOfPages('picked')}
        pickedOne={sayOfPages('pickedOne')}
        pickedOther={sayOfPages('pickedOther')}
        acts={actsOfPages(query.state).map((act) => [act, sayOfPages(`${act}Many`)])}
      />
    </form>
  );
}

function ItemParts({
  shown: {
    query,
    part: { rows, hasNewer, hasOlder },
  },
  path,
}: {
  shown: ShownItems;
  path: string;
}) {
  return (
    <ListLinks
      title={sayOfCollections('items')}
      texts={partTexts(query.sort)}
      newer={hasNewer ? partHref(path, query, { after: rows[0] }) : undefined}
      older={hasOlder ? partHref(path, query, { before: rows.at(-1) }) : undefined}
    />
  );
}

function wordSelects({ query, categories, tags }: ShownItems): FilterSelectProps[] {
  const options = (words: readonly string[]) => words.map((word) => [word, word] as const);
  const selects: FilterSelectProps[] = [
    {
      name: 'category',
      label: sayOfCollections('category'),
      all: sayOfCollections('allCategories'),
      options: options(categories),
      value: query.category,
    },
    {
      name: 'tag',
      label: sayOfCollections('tag'),
      all: sayOfCollections('allTags'),
      options: options(tags),
      value: query.tag,
    },
  ];
  return selects.filter((select) => select.options.length > 0);
}
