import type { Permission } from '@frontage/site-model/enums';
import { listHref } from './list-part';
import type { ListQuery } from './list-query';

/** What a list is downloaded by. */
export interface ExportLinkProps {
  /** The address of the list. */
  readonly path: string;
  /** Its filter, which the table has too. */
  readonly query: Pick<ListQuery, 'q' | 'state'>;
  /** What the download needs, and what somebody may do. */
  readonly needs: Permission;
  readonly permissions: readonly Permission[];
}

/** Renders the link that downloads what a list shows, all its parts; nothing without permission. */
export function ExportLink({ path, query: { q, state }, needs, permissions }: ExportLinkProps) {
  if (!permissions.includes(needs)) return null;
  const isPart = Boolean(q) || state !== undefined;
  return (
    <p className="aside">
      <a href={listHref(`${path}/export`, { q, state })}>
        {isPart ? 'Download these as CSV' : 'Download all as CSV'}
      </a>
    </p>
  );
}
