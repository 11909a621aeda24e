import { reservedSegments } from '@frontage/site-model';
import type { Route } from '../http/route';
import { ownAddresses } from '../pages/documents/own-addresses';

/** What is known of an address before its endpoint runs. */
export interface Addresses {
  /** Whether the server itself uses it: nothing below it is a page. */
  isReserved(path: string): boolean;
  /** Whether errors there are answered to a program, not to a visitor who would see a page. */
  isForPrograms(path: string): boolean;
  /** Gives a path without the secrets that open a checkout, an order, a review or an account. */
  hideSecrets(path: string): string;
}

/** Forms of the shop and the owner's area are here, so people see the answer. */
const visited: readonly string[] = ['commerce', 'config'];

/**
 * Derives the addresses of a server from its routes. Reserved are the first segments that
 * `site-model` reserves, except those where pages stand.
 *
 * @param routes every route
 */
export function readAddresses(routes: readonly Route[]): Addresses {
  const reserved = new Set(
    routes
      .map(({ url }) => firstSegment(url))
      .filter((first) => reservedSegments.some((segment) => segment === first))
      .filter((first) => !Object.hasOwn(ownAddresses, first)),
  );
  const opening = new Set(
    routes.filter(({ url }) => url.includes('/:token')).map(({ url }) => firstSegment(url)),
  );
  return {
    isReserved: (path) => reserved.has(firstSegment(path)),
    isForPrograms: (path) =>
      reserved.has(firstSegment(path)) && !visited.includes(firstSegment(path)),
    hideSecrets: (path) =>
      opening.has(firstSegment(path)) ? path.replace(/\/[\w.-]{32,}/g, '/…') : path,
  };
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}
