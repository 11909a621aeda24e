import type { ItemLabel } from '../../items/item-view';

/** A category or tag, and how large it is shown: from 1, few have it, to 5. */
export interface WeighedLabel extends ItemLabel {
  readonly weight: number;
}

/**
 * Weighs labels by how many items have them, and keeps the most used, in the order given. There are
 * no more sizes than differences: what is used alike has the usual one, 2.
 *
 * @param most how many are kept
 */
export function weighLabels(labels: readonly ItemLabel[], most: number): WeighedLabel[] {
  const byUse = [...labels].sort((a, b) => b.count - a.count).slice(0, most);
  const top = byUse[0]?.count ?? 1;
  const low = byUse.at(-1)?.count ?? top;
  const steps = Math.min(4, top - low);
  // A tag that is used ten times as often is not ten times as large.
  const weightOf = (count: number): number =>
    top === low ? 2 : 1 + Math.round((steps * Math.log(count / low)) / Math.log(top / low));
  return labels
    .filter((label) => byUse.includes(label))
    .map((label) => ({ ...label, weight: weightOf(label.count) }));
}
