import type { Permission } from '@frontage/site-model/enums';
import { isFiltered, partHref, type ListFilter } from './list-query';

/** What a list is downloaded by. */
export interface ExportLinkProps {
  /** The address of the list. */
  readonly path: string;
  /** Its filter and order, which the table has too. */
  readonly query: ListFilter;
  /** What the download needs, and what somebody may do. */
  readonly needs: Permission;
  readonly permissions: readonly Permission[];
}

/** Renders the link that downloads what a list shows, all its parts; nothing without permission. */
export function ExportLink({ path, query, needs, permissions }: ExportLinkProps) {
  if (!permissions.includes(needs)) return null;
  return (
    <p className="aside">
      <a href={partHref(`${path}/export`, query)}>
        {isFiltered(query) ? 'Download these as CSV' : 'Download all as CSV'}
      </a>
    </p>
  );
}
