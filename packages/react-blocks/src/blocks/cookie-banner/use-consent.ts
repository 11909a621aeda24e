import type { ConsentState } from '@frontage/census';
import { pageConsent } from '@frontage/census/dom';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => pageConsent(window).subscribe(onChange);

/**
 * Gives what decides what the visitor allows, and renders again when it changes, in this tab or in
 * another; undefined on a server, and until a page that came from one is hydrated. What it allows
 * `allowsCategory` of `@frontage/census` says.
 *
 * @example const shows = consent !== undefined && allowsCategory(consent, 'external');
 */
export function useConsent(): ConsentState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pageConsent(window).state,
    () => undefined,
  );
}
