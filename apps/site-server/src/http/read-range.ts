/** Bytes of a file, the first and the last inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the part of a file that a Range header asks for. A header that asks for several parts, or
 * cannot be read, gets the whole file.
 *
 * @param header the Range header, if there is one
 * @param size bytes of the file
 * @returns nothing for the whole file; `unsatisfiable` if the range lies outside the file
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
