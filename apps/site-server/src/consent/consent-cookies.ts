import {
  consentCookie,
  consentLifetime,
  cookieBannerVersion,
  restrictedCookies,
  trackingCookies,
} from '@frontage/census';
import type { EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';

/**
 * The cookie of what was chosen when: the version of the banner, the time, and whoever accepted has
 * an id by which the ledger proves it. Only the server reads it.
 */
export const consentRecordCookie = 'ss_consent';

/** What the browser of a visitor keeps about the choice. */
export interface KeptConsent {
  readonly bannerVersion: number;
  /** UTC milliseconds. */
  readonly decidedAt: number;
  /** '' after a refusal. */
  readonly consentId: string;
}

/** Reads it from the cookies of a request; undefined for none, and for one that is not ours. */
export function readConsentCookies({
  headers,
}: Pick<EndpointRequest, 'headers'>): KeptConsent | undefined {
  const text = readCookie(headers.cookie, consentRecordCookie) ?? '';
  const [, version, time, consentId = ''] =
    /^(\d{1,3})\.(\d{13})(?:\.([\da-f]{24}))?$/.exec(text) ?? [];
  if (version === undefined) return undefined;
  return { bannerVersion: Number(version), decidedAt: Number(time), consentId };
}

/**
 * Gives the cookies of a choice, 30 days each [9.01]: those that a server sets live that long in
 * browsers that shorten the life of a script's.
 *
 * @param request the request, with its host
 * @param choice what was chosen
 * @param kept what the browser keeps of it
 */
export function formatConsentCookies(
  request: Pick<EndpointRequest, 'secure' | 'host'>,
  choice: 'accepted' | 'refused',
  { decidedAt, consentId }: Omit<KeptConsent, 'bannerVersion'>,
): string[] {
  const site = `Path=/; SameSite=Lax${request.secure ? '; Secure' : ''}`;
  const lasting = `Max-Age=${consentLifetime / 1000}; ${site}`;
  const record = [cookieBannerVersion, decidedAt, consentId]
    .filter((part) => part !== '')
    .join('.');
  const ended = choice === 'accepted' ? [] : endConsentCookies(request.host, site);
  return [
    `${consentCookie}=${choice === 'accepted'}; ${lasting}`,
    `${consentRecordCookie}=${record}; HttpOnly; ${lasting}`,
    ...ended,
  ];
}

/**
 * The nine cookies that a refusal removes [9.02], on the host and the domains above it, and
 * those that tracking writes, which are of the host alone.
 */
function endConsentCookies(host: string, site: string): string[] {
  const name = host.replace(/:\d+$/, '');
  const labels = /^[\d.]+$|[:[]/.test(name) ? [] : name.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const owners = ['', ...parents.map((parent) => `Domain=${parent}; `)];
  const named = owners.flatMap((owner) =>
    restrictedCookies.map((cookie) => `${cookie}=; Max-Age=0; ${owner}${site}`),
  );
  return [...named, ...trackingCookies.map((cookie) => `${cookie}=; Max-Age=0; ${site}`)];
}
