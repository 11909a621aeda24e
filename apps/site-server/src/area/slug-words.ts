/**
 * Makes a part of an address from words: `Moon jar, large` becomes `moon-jar-large`.
 *
 * @param words such as the name of a product; without Latin letters and digits they give ''
 */
export function slugWords(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-|-$/g, '');
}
