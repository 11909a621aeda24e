/** The encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses the best encoding that the visitor's browser accepts.
 *
 * @param header the Accept-Encoding header, if there is one
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/**
 * Whether an Accept or Accept-Encoding header names a value without refusing it.
 *
 * @param header the header, if there is one
 * @param value such as `br` or `image/webp`
 */
export function accepts(header: string | undefined, value: string): boolean {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      return name === value && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
