import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';
import { languageParameter } from './member-language';
import { safePage } from './safe-page';

/** The query parameter with the page that somebody came for. */
export const nextParameter = 'next';

/**
 * Gives the query that the addresses on a member's page carry on.
 *
 * @param site the site
 * @param language of the page
 * @param request the request, perhaps with the page that somebody came for
 * @returns empty, or with its question mark
 */
export function memberSearch(
  { settings }: Pick<Site, 'settings'>,
  language: string,
  { query }: Pick<EndpointRequest, 'query'>,
): string {
  const carried = new URLSearchParams();
  if (language !== settings.locale) carried.set(languageParameter, language);
  const next = query.get(nextParameter);
  if (next !== null) carried.set(nextParameter, safePage(next));
  return carried.size > 0 ? `?${carried.toString()}` : '';
}
