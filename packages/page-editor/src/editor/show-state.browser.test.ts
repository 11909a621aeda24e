import { expect, it } from 'vitest';
import { element } from '../elements/element';
import { showState } from './show-state';

it('[1.02b] whoever is signed out while they write is told so, with the way to sign in beside it, until all is saved', () => {
  const state = element(document, 'p');
  const announcement = element(document, 'p');
  const show = (is: Parameters<typeof showState>[1], isKept = true, signIn?: string) =>
    showState({ state, announcement }, is, { isKept, signIn });
  show('signedOut', true, '/sign-in');
  const link = state.querySelector('a');
  expect(state.textContent).toMatch(
    /^Signed out\. Your changes are kept in this browser.* Sign in$/,
  );
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/sign-in', '_blank']);
  // Told again, it stays, with the focus that it may have.
  show('signedOut', true, '/sign-in');
  expect(state.querySelector('a')).toBe(link);
  show('saved', true, '/sign-in');
  expect([state.innerHTML, state.dataset.is]).toEqual(['Saved', '']);
  // A store of one's own may have no such place, and a browser may keep nothing.
  show('signedOut', false);
  expect(state.innerHTML).toMatch(/^Signed out, and this browser keeps nothing/);
});
