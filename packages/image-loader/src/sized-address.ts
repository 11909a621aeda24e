/** The place of the width in a picture's address: `?format=750w`, or `name-750w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

/**
 * Gives the address of a picture in one width [3.25]. A width already in it is replaced, other
 * parameters and the fragment stay, and an address that contains the picture itself (`data:`,
 * `blob:`) stays unchanged.
 *
 * @param source any address, with or without host
 * @param width in px, one of `pictureWidths`
 * @param sizeFormat a `SizeFormat`; anything else means the default. @default 'queryString'
 * @example sizedAddress('/assets/6f/glaze.jpg', 750) // '/assets/6f/glaze.jpg?format=750w'
 */
export function sizedAddress(source: string, width: number, sizeFormat?: string): string {
  // The fragment is not matched, so it stays.
  return source.replace(
    /^(?!data:|blob:)([^?#]*)(\??)([^#]*)/i,
    (_all, path: string, mark: string, query: string) =>
      sizeFormat === 'filename'
        ? path.replace(/(-\d+w)?(\.[^./]*)?$/, `-${width}w$2`) + mark + query
        : // Each part has its own `&` before it, the last one behind it too; the first is the mark.
          path +
          (`&${query}&`.replace(/&(format=[^&]*)?(?=&)/g, '') + `format=${width}w`).replace(
            '&',
            '?',
          ),
  );
}
