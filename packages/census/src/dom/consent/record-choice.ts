import {
  consentCookie,
  consentLifetime,
  restrictedCookies,
  trackingCookies,
} from '../../consent/consent-cookie';
import { consentEvent } from './consent-event';
import { eraseVisitorStorage } from './visitor-storage';

/**
 * Records what a visitor has chosen: the cookie [3.19], the removal of the cookies that a refusal
 * removes, on the host and its parent domains [9.02], and of what tracking keeps in storage, and an
 * event on the document for everything that waits. Without a choice it only removes.
 *
 * @param document the page
 * @param isAllowed whether the visitor accepts; undefined for no choice
 */
export function recordChoice(document: Document, isAllowed?: boolean): void {
  const { protocol, hostname } = document.location;
  const site = `; path=/; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
  if (!isAllowed) {
    const owners = [''];
    // Browsers ignore a domain that nobody can have cookies of, such as `example`.
    for (let domain = hostname; domain; domain = domain.replace(/^[^.]*\.?/, ''))
      owners.push(`; domain=${domain}`);
    for (const owner of owners)
      for (const name of restrictedCookies) document.cookie = `${name}=; max-age=0${owner}${site}`;
    if (document.defaultView) eraseVisitorStorage(document.defaultView);
  }
  if (isAllowed === undefined) return;
  if (!isAllowed)
    for (const name of trackingCookies) document.cookie = `${name}=; max-age=0${site}`;
  document.cookie = `${consentCookie}=${isAllowed}; max-age=${consentLifetime / 1000}${site}`;
  document.dispatchEvent(new CustomEvent(consentEvent));
}
