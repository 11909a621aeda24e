import type { Database } from '../../store/database';
import { changeLabelled, type NamedLabel } from './change-labelled';
import { listLabels, type ProductLabel } from './list-labels';

/**
 * Gives a tag or a category another name on every product that has it.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param label its kind, its name and its new name
 * @param now UTC milliseconds
 * @returns how many products have it; `taken` if there is one of the new name, whatever its case
 */
export async function renameLabel(
  db: Database,
  siteId: string,
  { to, ...label }: NamedLabel & { readonly to: string },
  now: number,
): Promise<number | 'taken'> {
  const labels = await listLabels(db, siteId, label.kind);
  const isSame = ({ name }: ProductLabel) => name.toLowerCase() === to.toLowerCase();
  if (labels.some((other) => other.name !== label.name && isSame(other))) return 'taken';
  return changeLabelled(db, siteId, label, to, now);
}
