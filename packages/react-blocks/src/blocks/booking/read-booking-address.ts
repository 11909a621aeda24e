import { isBookingId, type BookingProviderName } from './booking-providers';

/** A place at a provider, as a block stores it. */
export interface BookingPlace {
  /** Left out for the default provider. */
  readonly provider?: BookingProviderName;
  readonly placeId: string;
}

/**
 * Reads the place that an address of a provider names: its frame, its script or its page. Undefined
 * for any other address; never throws.
 */
export function readBookingAddress(address: string): BookingPlace | undefined {
  const full = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(full)) return undefined;
  const { hostname, pathname, searchParams } = new URL(full);
  const host = hostname.replace(/^www\./, '');
  const found = (provider: BookingProviderName, placeId: string | null | undefined) =>
    placeId && isBookingId(placeId)
      ? { ...(provider !== 'opentable' && { provider }), placeId }
      : undefined;
  if (/^opentable\.(com|[a-z]{2}|co\.uk|com\.[a-z]{2})$/.test(host))
    return found('opentable', searchParams.get('rid') ?? searchParams.get('restref'));
  if (host === 'app.acuityscheduling.com')
    return found('acuity', searchParams.get('owner') ?? /^\/schedule\/(\d+)/.exec(pathname)?.[1]);
  if (host === 'exploretock.com') return found('tock', pathname.split('/')[1]);
  return undefined;
}
