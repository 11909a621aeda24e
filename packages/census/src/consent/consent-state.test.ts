import { describe, expect, it } from 'vitest';
import { consentLifetime, cookieBannerVersion, readConsentChoice } from './consent-cookie';
import { readConsentPolicy, writeConsentPolicy } from './consent-policy';
import {
  allowsCategory,
  consentCategories,
  type ConsentChoice,
  type ConsentState,
} from './consent-state';

const both = [false, true] as const;
const choices: readonly ConsentChoice[] = ['undecided', 'accepted', 'refused'];
const every: readonly ConsentState[] = choices.flatMap((choice) =>
  both.flatMap((isAsked) =>
    both.flatMap((isRestrictive) =>
      both.flatMap((isAbsolute) =>
        both.map((hasSignal) => ({ choice, isAsked, isRestrictive, isAbsolute, hasSignal })),
      ),
    ),
  ),
);
const allowed = (state: ConsentState) =>
  consentCategories.filter((category) => allowsCategory(state, category));

describe('what is allowed', () => {
  it('the necessary always is, and nothing else after a refusal or before the answer', () => {
    for (const state of every) {
      expect(allowsCategory(state, 'necessary')).toBe(true);
      const { choice, isAsked } = state;
      if (choice === 'refused' || (choice === 'undecided' && isAsked))
        expect(allowed(state)).toEqual([]);
    }
  });

  it('the signal of a browser refuses analytics and marketing until its visitor accepts', () => {
    for (const state of every.filter(({ hasSignal }) => hasSignal)) {
      if (state.choice === 'accepted') continue;
      expect(allowed(state)).not.toContain('analytics');
      expect(allowed(state)).not.toContain('marketing');
    }
    const [accepted] = every.filter(
      ({ choice, hasSignal, isRestrictive }) =>
        choice === 'accepted' && hasSignal && !isRestrictive,
    );
    expect(accepted && allowed(accepted)).toEqual(consentCategories);
  });

  it('a restrictive policy holds analytics back until they are accepted, an absolute one for good', () => {
    for (const state of every.filter(({ isRestrictive }) => isRestrictive)) {
      const mayCount = state.choice === 'accepted' && !state.isAbsolute;
      expect(allowsCategory(state, 'analytics')).toBe(mayCount);
    }
  });

  it('a site that does not ask does as its owner says', () => {
    const policy = { isAsked: false, isRestrictive: false, isAbsolute: false };
    expect(allowed({ ...policy, choice: 'undecided', hasSignal: false })).toEqual(
      consentCategories,
    );
    expect(allowed({ ...policy, choice: 'undecided', hasSignal: true })).toEqual(['external']);
  });
});

it('a policy comes back as it was written; anything else asks and restricts nothing', () => {
  for (const { isAsked, isRestrictive, isAbsolute } of every) {
    const policy = { isAsked, isRestrictive, isAbsolute };
    expect(readConsentPolicy(writeConsentPolicy(policy))).toEqual(policy);
  }
  for (const mark of [undefined, null, '', 'ASKED', 'unasked'])
    expect(writeConsentPolicy(readConsentPolicy(mark))).toBe('');
});

it('[9.01b] the banner is of version 2, and a choice counts for 30 days', () =>
  expect([cookieBannerVersion, consentLifetime]).toEqual([2, 2_592_000_000]));

it.each([
  ['ss_cookieAllowed=true', 'accepted'],
  ['crumb=1; ss_cookieAllowed=false; CART=2', 'refused'],
  ['ss_cookieAllowed=', 'undecided'],
  ['ss_cookieAllowed=truest', 'undecided'],
  ['xss_cookieAllowed=true', 'undecided'],
  [undefined, 'undecided'],
])('[3.19] the cookies %j say %s', (cookies, choice) =>
  expect(readConsentChoice(cookies)).toBe(choice),
);
