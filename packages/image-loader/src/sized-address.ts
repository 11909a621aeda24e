/** Where the width stands in a picture's address: `?format=750w`, or `name-750w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

/**
 * The address of a picture in one width [3.25]. A width that already stands in it is
 * replaced, other parameters and the fragment are kept, and an address that holds
 * the picture itself (`data:`, `blob:`) stays as it is.
 *
 * @param source any address, with or without host
 * @param width in px, one of `pictureWidths`
 * @param sizeFormat a `SizeFormat`; what is none counts as the default. @default 'queryString'
 * @example sizedAddress('/assets/6f/glaze.jpg', 750) // '/assets/6f/glaze.jpg?format=750w'
 */
export function sizedAddress(source: string, width: number, sizeFormat?: string): string {
  // The fragment is not matched, and so it stays.
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
