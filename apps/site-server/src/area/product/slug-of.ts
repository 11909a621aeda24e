/**
 * Makes the address of a product from its name: `Moon jar, large` becomes `shop/moon-jar-large`.
 *
 * @param title its name; one without Latin letters or digits gives ''
 */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-|-$/g, '');
  return plain === '' ? '' : `shop/${plain}`;
}
