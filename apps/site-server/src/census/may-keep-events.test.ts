import { expect, it } from 'vitest';
import { settings } from '../testing/site-fixture';
import { mayKeepEvents } from '../sites/may-keep-events';

const banner = { isCookieBannerEnabled: true };
const restrictive = { isAnalyticsCookiesDisabled: true };
const absolute = { ...restrictive, isRestrictiveCookiePolicyAbsolute: true };
const noLog = { isActivityLogEnabled: false };
const yes = { cookie: 'a=b; ss_cookieAllowed=true' };
const no = { cookie: 'ss_cookieAllowed=false' };
const gpc = { 'sec-gpc': '1' };

it.each([
  ['no banner, nothing said', {}, {}, true],
  ['no banner, Global Privacy Control', {}, gpc, false],
  ['no banner, refused', {}, no, false],
  ['a banner, undecided', banner, {}, false],
  ['a banner, accepted', banner, yes, true],
  ['a banner, refused', banner, no, false],
  ['a banner, accepted in spite of Global Privacy Control', banner, { ...yes, ...gpc }, true],
  ['restrictive, nothing said', restrictive, {}, false],
  ['restrictive, accepted', restrictive, yes, true],
  ['restrictive and absolute, accepted', absolute, yes, false],
  ['no activity log, nothing said', noLog, {}, false],
  ['no activity log, accepted', { ...banner, ...noLog }, yes, false],
])('[3.22b] %s', (_name, cookieSettings, headers, may) => {
  const site = { settings: { ...settings, context: { cookieSettings } } };
  expect(mayKeepEvents({ headers }, site)).toBe(may);
});
