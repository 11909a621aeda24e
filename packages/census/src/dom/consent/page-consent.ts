import { readConsentChoice } from '../../consent/consent-cookie';
import { consentPolicyAttribute, readConsentPolicy } from '../../consent/consent-policy';
import {
  allowsCategory,
  type ConsentCategory,
  type ConsentState,
} from '../../consent/consent-state';
import { consentEvent } from './consent-event';

/** The consent of a page's visitor: the one gate for all that is not necessary. */
export interface PageConsent {
  /** What decides, as it is now. */
  readonly state: ConsentState;
  /** Whether a category is allowed now. */
  allows(category: ConsentCategory): boolean;
  /**
   * Calls a listener with every change of the state, also one that another tab has made.
   *
   * @returns ends it
   */
  subscribe(listener: (state: ConsentState) => void): () => void;
  /**
   * Runs something once, as soon as a category is allowed: at once if it is.
   *
   * @returns ends the waiting
   */
  whenAllowed(category: ConsentCategory, run: () => void): () => void;
}

// A registered symbol, so that every copy of this file on a page shares it.
const key = Symbol.for('frontage.consent');

/** The properties of a window that consent uses; only this file knows the symbol. */
type ConsentWindow = Window & { [key]?: PageConsent };

/**
 * Gets the consent of a page's visitor, and makes it on the first call. On a page that does not say
 * what its site asks for, nothing is asked.
 *
 * @example pageConsent(window).whenAllowed('external', showMap);
 */
export function pageConsent(window: Window): PageConsent {
  const page: ConsentWindow = window;
  return (page[key] ??= createPageConsent(page));
}

function createPageConsent(window: Window): PageConsent {
  const { document } = window;
  const listeners = new Set<(state: ConsentState) => void>();
  let state = readState(window);

  const allows = (category: ConsentCategory): boolean => allowsCategory(state, category);

  function refresh(): void {
    const next = readState(window);
    const isChanged = next.choice !== state.choice;
    state = next;
    if (isChanged) for (const listener of [...listeners]) listener(state);
  }

  // Another tab, or a page of the server, may have recorded a choice meanwhile.
  document.addEventListener(consentEvent, refresh);
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('pageshow', refresh);

  function subscribe(listener: (state: ConsentState) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function whenAllowed(category: ConsentCategory, run: () => void): () => void {
    let end = (): void => {};
    const attempt = (): void => {
      if (!allows(category)) return;
      end();
      run();
    };
    end = subscribe(attempt);
    attempt();
    return () => end();
  }

  return {
    get state() {
      return state;
    },
    allows,
    subscribe,
    whenAllowed,
  };
}

function readState({ document, navigator }: Window): ConsentState {
  // The DOM library does not know the signal yet.
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return {
    ...readConsentPolicy(document.documentElement.getAttribute(consentPolicyAttribute)),
    choice: readConsentChoice(document.cookie),
    hasSignal: globalPrivacyControl === true,
  };
}
