import type { RowPlace } from '../store/row-part';
import type { ListPart } from './list-part';
import { partHref, type ListQuery } from './list-query';
import { ListLinks } from './ListLinks';

/** Renders the links to the newer and the older part of a list that is ordered by time. */
export function PartLinks({
  title,
  path,
  query,
  part: { rows, hasNewer, hasOlder },
}: {
  /** The name of the list. */
  title: string;
  path: string;
  query: ListQuery;
  part: ListPart<RowPlace>;
}) {
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <ListLinks
      title={title}
      // From an empty part, the way back is the beginning of the list.
      newer={hasNewer ? partHref(path, query, { after: first }) : undefined}
      older={hasOlder && last ? partHref(path, query, { before: last }) : undefined}
    />
  );
}
