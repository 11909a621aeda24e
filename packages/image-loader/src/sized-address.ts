/** Where the width stands in a picture's address: `?format=750w`, or `name-750w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

/**
 * The address of a picture in one width [3.25]. A width that already stands in it is
 * replaced, other parameters and the fragment are kept, and an address that holds
 * the picture itself (`data:`, `blob:`) stays as it is.
 *
 * @param source any address, with or without host
 * @param width in px, one of `pictureWidths`
 * @param sizeFormat @default 'queryString'
 * @example sizedAddress('/assets/6f/glaze.jpg', 750) // '/assets/6f/glaze.jpg?format=750w'
 */
export function sizedAddress(source: string, width: number, sizeFormat: SizeFormat = 'queryString'): string {
  // The pattern takes any text: path, then query, then fragment.
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(source) ?? [];
  if (/^(data|blob):/i.test(path)) return source;
  if (sizeFormat === 'filename') {
    return path.replace(/(-\d+w)?(\.[^./]*)?$/, `-${width}w$2`) + (query && `?${query}`) + fragment;
  }
  const kept = query.split('&').filter((part) => part && !part.startsWith('format='));
  return `${path}?${[...kept, `format=${width}w`].join('&')}${fragment}`;
}
