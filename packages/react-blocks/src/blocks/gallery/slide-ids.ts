/**
 * Gives the ids of a stored gallery's slides: those of their pictures; a repeated picture gets a
 * number, `<id>-2`.
 *
 * @param assetIds of all slides, in order
 */
export function slideIds(assetIds: readonly string[]): string[] {
  const times = new Map<string, number>();
  return assetIds.map((assetId) => {
    const time = (times.get(assetId) ?? 0) + 1;
    times.set(assetId, time);
    return time === 1 ? assetId : `${assetId}-${time}`;
  });
}
