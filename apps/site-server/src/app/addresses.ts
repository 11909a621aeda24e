import { reservedSegments } from '@frontage/site-model';
import type { Route } from '../http/route';
import { ownAddresses } from '../pages/documents/own-addresses';

/** What is known of an address before its endpoint is asked. */
export interface Addresses {
  /** Whether it is the server's own: nothing below it is a page. */
  isReserved(path: string): boolean;
  /** Whether what goes wrong there is told to a program, not to a visitor who would see a page. */
  isForPrograms(path: string): boolean;
  /** A path without the words that open a checkout, an order or a review. */
  hideSecrets(path: string): string;
}

/** Forms of the shop post here, so visitors may see what is answered. */
const visited = 'commerce';

/**
 * Reads the addresses of a server out of its routes. Reserved are the first segments that
 * `site-model` reserves, but for those at which pages stand.
 *
 * @param routes every route
 */
export function readAddresses(routes: readonly Route[]): Addresses {
  const reserved = new Set(
    routes
      .map(({ url }) => firstSegment(url))
      .filter((first) => reservedSegments.some((one) => one === first))
      .filter((first) => !Object.hasOwn(ownAddresses, first)),
  );
  const opening = new Set(
    routes.filter(({ url }) => url.includes('/:token')).map(({ url }) => firstSegment(url)),
  );
  return {
    isReserved: (path) => reserved.has(firstSegment(path)),
    isForPrograms: (path) => reserved.has(firstSegment(path)) && firstSegment(path) !== visited,
    hideSecrets: (path) =>
      opening.has(firstSegment(path)) ? path.replace(/^(\/\w+\/)[\w.-]{32,}/, '$1…') : path,
  };
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}
