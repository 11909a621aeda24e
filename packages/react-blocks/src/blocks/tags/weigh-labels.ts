import type { ItemLabel } from '../../items/item-view';

/** A category or tag, and how large it is shown: from 1, few have it, to 5. */
export interface WeighedLabel extends ItemLabel {
  readonly weight: number;
}

/**
 * Weighs labels by how many items have them, and keeps the most used, in the order given. Where all
 * are used alike, all are of middle size.
 *
 * @param most how many are kept
 */
export function weighLabels(labels: readonly ItemLabel[], most: number): WeighedLabel[] {
  const byUse = [...labels].sort((a, b) => b.count - a.count).slice(0, most);
  const top = byUse[0]?.count ?? 1;
  const low = byUse.at(-1)?.count ?? top;
  // A tag that is used ten times as often is not ten times as large.
  const share = (count: number): number =>
    top === low ? 0.5 : Math.log(count / low) / Math.log(top / low);
  return labels
    .filter((label) => byUse.includes(label))
    .map((label) => ({ ...label, weight: 1 + Math.round(4 * share(label.count)) }));
}
