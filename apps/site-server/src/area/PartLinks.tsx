import type { RowPlace } from '../store/row-part';
import type { ListPart } from './list-part';
import { partHref, type ListFilter } from './list-query';
import { ListLinks, partTexts } from './ListLinks';

/** What a list that is ordered by time is paged by. */
export interface PartLinksProps {
  /** The name of the list. */
  readonly title: string;
  readonly path: string;
  /** Its filter and order. */
  readonly query: ListFilter;
  readonly part: ListPart<RowPlace>;
}

/** Renders the links to the parts above and below the shown one. */
export function PartLinks({
  title,
  path,
  query,
  part: { rows, hasNewer, hasOlder },
}: PartLinksProps) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ListLinks
      title={title}
      texts={partTexts(query.sort)}
      // From an empty part, the way back is the beginning of the list.
      newer={hasNewer ? partHref(path, query, { after: first }) : undefined}
      older={hasOlder && last ? partHref(path, query, { before: last }) : undefined}
    />
  );
}
