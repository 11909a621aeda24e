import { consentCookie, consentLifetime, restrictedCookies } from '../../consent/consent-cookie';
import type { ChoiceFacts } from './record-choice';

/** Dispatched on the document when the visitor has chosen, in whatever way. */
export const consentEvent = 'frontage:consent';

/** What `recordChoice` has to know. */
export const choiceFacts: ChoiceFacts = {
  cookie: consentCookie,
  lifetime: consentLifetime / 1000,
  restricted: restrictedCookies,
  event: consentEvent,
};
