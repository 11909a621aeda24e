/**
 * Chooses the variant of a visitor: always the same one for the same visitor and the same test, and
 * in another test independent of it.
 *
 * @param test what names the test, such as its id
 * @param visitor the id of the visitor
 * @param share how many of a hundred visitors get `b`, from 0 to 100
 */
export function chooseVariant(test: string, visitor: string, share: number): 'a' | 'b' {
  return percentile(`${test} ${visitor}`) < share ? 'b' : 'a';
}

/** A number from 0 to below 100 that looks drawn by lot, and is the same for the same text. */
function percentile(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // Texts that differ in their last letter would stay neighbours without this.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  hash ^= hash >>> 16;
  return ((hash >>> 0) / 0x1_0000_0000) * 100;
}
