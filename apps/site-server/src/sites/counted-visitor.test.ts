import { expect, it } from 'vitest';
import { settings } from '../testing/site-fixture';
import { countedVisitor } from './counted-visitor';

const visitor = 'ss_cvr=v-1|1|1|2|3';
const yes = 'ss_cookieAllowed=true';
const asks = {
  settings: { ...settings, context: { cookieSettings: { isCookieBannerEnabled: true } } },
};

it.each<[string, string, Record<string, string>, string | undefined]>([
  ['one who agreed', `${visitor}; ${yes}`, {}, 'v-1'],
  ['one whose cookie is escaped', `${visitor.replaceAll('|', '%7C')}; ${yes}`, {}, 'v-1'],
  ['one who agreed in spite of the browser', `${visitor}; ${yes}`, { 'sec-gpc': '1' }, 'v-1'],
  ['nobody who refused', `${visitor}; ss_cookieAllowed=false`, {}, undefined],
  ['nobody who has not answered', visitor, {}, undefined],
  ['nobody without the cookie', yes, {}, undefined],
  ['nobody with a broken one', `ss_cvr=v-1|1|1|2; ${yes}`, {}, undefined],
])('[3.35] takes part in tests: %s', (_who, cookie, headers, id) => {
  expect(countedVisitor({ headers: { cookie, ...headers } }, asks)).toBe(id);
});

it('[3.35] takes part in tests: everybody with the cookie, where the owner asks nobody', () => {
  expect(countedVisitor({ headers: { cookie: visitor } }, { settings })).toBe('v-1');
});
