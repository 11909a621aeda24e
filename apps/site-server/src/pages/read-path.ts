import { isStorable } from '../store/is-storable';

/** What a path in the page space asks for. */
export type PagePath =
  | { kind: 'page'; slug: string }
  /** The same page at its canonical address. */
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

/**
 * Reads the path of a page address. Never throws. A page's address has no trailing slash and no
 * empty segments; `to` always stays on this host.
 *
 * @param path percent-encoded path, such as `/about`
 */
export function readPath(path: string): PagePath {
  const segments = decode(path);
  if (!segments || segments.some((segment) => segment.includes('/') || !isStorable(segment)))
    return { kind: 'unknown' };
  const filled = segments.filter((segment) => segment !== '');
  const clean = `/${filled.map(encodeURIComponent).join('/')}`;
  const isTidy =
    path === '/' || (path.startsWith('/') && segments.slice(1).every((segment) => segment !== ''));
  return isTidy ? { kind: 'page', slug: filled.join('/') } : { kind: 'redirect', to: clean };
}

function decode(path: string): string[] | undefined {
  try {
    // Throws for half a character, of which no address can be made.
    encodeURIComponent(path);
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
