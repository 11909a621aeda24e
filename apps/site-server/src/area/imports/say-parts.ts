import type { FoundPart } from '../../imports/other-sites/report/finding';

/** Lists parts of a page with how many there are of each, such as `text, 2 × image`. */
export function sayParts(parts: readonly FoundPart[]): string {
  return parts
    .map(({ kind, count }) => (count === 1 ? plain(kind) : `${count} × ${plain(kind)}`))
    .join(', ');
}

const plain = (kind: string): string => kind.replaceAll('-', ' ');
