import type { Permission } from '@frontage/site-model/enums';
import type { ReactNode } from 'react';
import { EmptyList } from './EmptyList';
import { ExportLink } from './ExportLink';
import { sayCount, type ListPart } from './list-part';
import { isFiltered, type ListFilter } from './list-query';

/** What a list has found, and what can be done with all of it. */
export interface ListFoundProps {
  readonly path: string;
  /** Its filter and order. */
  readonly query: ListFilter;
  /** The part that is shown. */
  readonly part: ListPart<unknown>;
  /** How many the filter finds, as `countList` counts them. */
  readonly count: number;
  /** Says how many that is. */
  readonly sayFound: (count: number) => string;
  /** Says that there is none. */
  readonly empty: string;
  /** Where one begins as long as there is none. @default no link */
  readonly begin?: readonly [href: string, text: string];
  /** What a download needs, and what somebody may do. */
  readonly exportNeeds: Permission;
  readonly permissions: readonly Permission[];
  /** The links to other parts. */
  readonly links: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** Renders how many a list found, its rows, the links to its other parts and to a download. */
export function ListFound({
  path,
  query,
  part,
  count,
  sayFound,
  empty,
  begin,
  exportNeeds,
  permissions,
  links,
  children,
}: ListFoundProps) {
  return (
    <>
      {count > 0 && <p className="quiet">{sayCount(count, sayFound)}</p>}
      {part.rows.length > 0 ? (
        children
      ) : (
        <EmptyList text={empty} begin={isFiltered(query) ? undefined : begin} />
      )}
      {links}
      {count > 0 && (
        <ExportLink path={path} query={query} needs={exportNeeds} permissions={permissions} />
      )}
    </>
  );
}
