import { expect, it } from 'vitest';
import { settings } from '../../testing/site-fixture';
import { countedVisitor } from './counted-visitor';

const visitor = 'ss_cvr=v-1|1|1|2|3';

it.each<[string, string, Record<string, string>, string | undefined]>([
  ['one with the cookie', visitor, {}, 'v-1'],
  ['one whose cookie was written with escapes', visitor.replaceAll('|', '%7C'), {}, 'v-1'],
  ['one who agreed', `${visitor}; ss_cookieAllowed=true`, {}, 'v-1'],
  [
    'one who agreed in spite of what the browser says',
    `${visitor}; ss_cookieAllowed=true`,
    { 'sec-gpc': '1' },
    'v-1',
  ],
  ['nobody who refused', `${visitor}; ss_cookieAllowed=false`, {}, undefined],
  ['nobody whose browser does not want it', visitor, { 'sec-gpc': '1' }, undefined],
  ['nobody without the cookie', '', {}, undefined],
  ['nobody with a broken one', 'ss_cvr=v-1|1|1|2', {}, undefined],
])('[3.35] takes part in tests: %s', (_who, cookie, headers, id) => {
  expect(countedVisitor({ headers: { cookie, ...headers } }, { settings })).toBe(id);
});

it('[3.22b] nobody takes part before they are asked, where the site asks', () => {
  const context = {
    cookieSettings: { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true },
  };
  const asks = { settings: { ...settings, context } };
  const named = (cookie: string) => countedVisitor({ headers: { cookie } }, asks);
  expect([named(visitor), named(`${visitor}; ss_cookieAllowed=true`)]).toEqual([undefined, 'v-1']);
});
