import { consentAddress } from '../../consent/consent-cookie';
import { recordChoice } from './record-choice';

/**
 * Records what the visitor of a page chooses, and tells the server, for its ledger. A refusal is
 * also how consent is taken back: what waits is dropped, what was kept is removed [9.02]. The
 * choice stands whether or not the server hears of it.
 *
 * @example decideConsent(window, 'refused');
 */
export function decideConsent(window: Window, choice: 'accepted' | 'refused'): void {
  recordChoice(window.document, choice === 'accepted');
  window
    .fetch(consentAddress, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      headers: { accept: 'application/json' },
      keepalive: true,
    })
    .catch(() => {});
}
