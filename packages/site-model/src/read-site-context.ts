import { isCommentsShortname } from './is-comments-shortname';
import { checked, flag, listOf, maybe, shaped, text, wholeNumber } from './field-reader';
import type { FieldReader } from './field-reader';
import { createIssue } from './issue';
import type { Issue } from './issue';
import { isRecord } from './json-value';
import type { SiteContext } from './site-context';

const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isCode = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isCurrencyCode = (raw: unknown): raw is string => isText(raw) && /^[A-Z]{3}$/.test(raw);
const isNoneOrShortname = (raw: unknown): raw is string => raw === '' || isCommentsShortname(raw);
const isMeasurementStandard = (raw: unknown): raw is number => raw === 1 || raw === 2;

const tweaks: FieldReader<Record<string, string>> = (raw, field, issues) => {
  if (!isRecord(raw)) {
    if (raw !== undefined && raw !== null)
      issues.push(createIssue('type', field, 'an object', raw));
    return {};
  }
  const entries = Object.entries(raw).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    // A setting of that name would be no setting, but an attempt on the prototype.
    if (name === '__proto__') return false;
    if (!isText(value)) issues.push(createIssue('type', `${field}.${name}`, 'text', value));
    return isText(value);
  });
  return Object.fromEntries(entries);
};

/**
 * Made on each call: what stays in the module would be state, and cannot be left out of a bundle.
 */
const contextReader = (): FieldReader<SiteContext> =>
  shaped({
    website: shaped({
      id: text(),
      identifier: text(),
      baseUrl: text(),
      developerMode: flag(),
      cloneable: flag(),
      typekitId: text(),
    }),
    websiteType: wholeNumber(),
    siteStatus: wholeNumber(),
    websiteSettings: shaped({ useEscapeKeyToLogin: flag() }),
    authenticatedAccount: maybe(shaped({ id: text(), displayName: text() })),
    websiteRoles: listOf(isCode, 'a role code'),
    collection: maybe(
      shaped({
        id: text(),
        title: text(),
        fullUrl: text(),
        type: wholeNumber(),
        permissionType: wholeNumber(),
      }),
    ),
    item: maybe(shaped({ id: text(), title: text(), fullUrl: text(), recordType: wholeNumber() })),
    collectionId: text(),
    itemId: text(),
    pageType: wholeNumber(),
    googleFonts: listOf(isText, 'text'),
    typekitFonts: listOf(isText, 'text'),
    cookieSettings: shaped({
      cookieBannerCtaText: text(),
      cookieBannerCtaVariant: text(),
      cookieBannerPosition: text(),
      cookieBannerText: text(),
      cookieBannerTheme: text(),
      cookieBannerVariant: text(),
      cookieBannerOptOutCtaText: text(),
      cookieBannerAcceptType: text(),
      isCookieBannerEnabled: flag(),
      isActivityLogEnabled: flag(),
      isAnalyticsCookiesDisabled: flag(),
      isRestrictiveCookiePolicyAbsolute: flag(),
    }),
    showAnnouncementBar: flag(),
    demoCollections: listOf(isText, 'text'),
    popupOverlaySettings: maybe(
      shaped({
        style: text(),
        enableMobile: flag(),
        version: wholeNumber(),
        showUntilSignup: flag(),
        displayFrequency: wholeNumber(0, -1),
      }),
    ),
    mobileInfoBarSettings: shaped({
      isContactEmailEnabled: flag(),
      isContactPhoneNumberEnabled: flag(),
      isLocationEnabled: flag(),
      isBusinessHoursEnabled: flag(),
    }),
    storeSettings: shaped({
      expressCheckout: flag(),
      measurementStandard: checked(isMeasurementStandard, '1 or 2', 1),
      selectedCurrency: checked(isCurrencyCode, 'a currency code', 'USD'),
    }),
    tweakJSON: tweaks,
    disqusShortname: checked(isNoneOrShortname, 'a shortname', ''),
    commentsEnabled: flag(),
    pinterestOverlayOptions: shaped({ mode: text() }),
  });

/**
 * Reads the context of a site [3.21] out of anything. It never throws: a field
 * that is absent or null has its default, a field that is wrong has its default
 * and an issue, and a key nobody knows is left out.
 *
 * @example
 * const { context, issues } = readSiteContext(JSON.parse(payload));
 */
export function readSiteContext(raw: unknown): { context: SiteContext; issues: Issue[] } {
  const issues: Issue[] = [];
  const context = contextReader()(raw, '', issues);
  return { context, issues };
}
