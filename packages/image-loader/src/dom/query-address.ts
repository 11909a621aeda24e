/**
 * The address of a picture in one width, as `sizedAddress` makes it of its `data-src`,
 * in fewer bytes: of several widths that already stand in it only the first is
 * replaced, and it knows no file names with widths.
 *
 * @param width in px
 * @returns unchanged if it holds the picture itself (`data:`, `blob:`)
 */
export function queryAddress({ dataset: { src = '' } }: HTMLElement, width: number): string {
  // The first of: all of a picture in its address, a width, the fragment, the end.
  return src.replace(/^(data|blob):.*|\bformat=[^&#]*|(?=#)|$/s, (found, itself) =>
    itself ? found : (found ? '' : src.includes('?') ? '&' : '?') + `format=${width}w`,
  );
}
