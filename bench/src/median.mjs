/**
 * Gives the median of a list; for an even number of values, the mean of the middle two.
 *
 * @param {readonly number[]} values at least one
 * @returns {number}
 * @throws if the list is empty
 */
export function median(values) {
  if (values.length === 0)
    throw new Error('[bench] the median of nothing was asked for. Give at least one value.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
