import type { EndpointReply } from './endpoint';

/**
 * Redirects with GET.
 *
 * @param location the address, or its path on this site
 */
export function seeOther(location: string): EndpointReply {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
