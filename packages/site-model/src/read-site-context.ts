import {
  createIssue,
  flag,
  isCount,
  isRecord,
  isText,
  listOf,
  orNull,
  readValue,
  shaped,
  text,
  whole,
  type Issue,
  type ValueKind,
} from '@frontage/core-lifecycle/reading';
import { isCommentsShortname } from './is-comments-shortname';
import type { SiteContext } from './site-context';

const roleCode: ValueKind<number> = { expected: 'a role code', is: isCount, fallback: 0 };

const measurementStandard: ValueKind<number> = {
  expected: '1 or 2',
  is: (raw): raw is number => raw === 1 || raw === 2,
  fallback: 1,
};

const currencyCode: ValueKind<string> = {
  expected: 'a currency code',
  is: (raw): raw is string => isText(raw) && /^[A-Z]{3}$/.test(raw),
  fallback: 'USD',
};

const shortname: ValueKind<string> = {
  expected: 'a shortname',
  is: (raw): raw is string => raw === '' || isCommentsShortname(raw),
  fallback: '',
};

const tweaks: ValueKind<Readonly<Record<string, string>>> = {
  expected: 'an object',
  is: (raw): raw is Readonly<Record<string, string>> => isRecord(raw),
  fallback: {},
  read: (raw, field, issues) => (isRecord(raw) ? readTexts(raw, field, issues) : undefined),
};

function readTexts(
  raw: Readonly<Record<string, unknown>>,
  field: string,
  issues: Issue[],
): Record<string, string> {
  const entries = Object.entries(raw).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    // A setting with this name would be an attack on the prototype.
    if (name === '__proto__') return false;
    if (!isText(value)) issues.push(createIssue('type', `${field}.${name}`, 'text', value));
    return isText(value);
  });
  return Object.fromEntries(entries);
}

/** Made on each call: a module constant would be state, and could not be left out of a bundle. */
const siteContextKind = () =>
  shaped({
    website: shaped({
      id: text,
      identifier: text,
      baseUrl: text,
      developerMode: flag(),
      cloneable: flag(),
      typekitId: text,
    }),
    websiteType: whole(),
    siteStatus: whole(),
    websiteSettings: shaped({ useEscapeKeyToLogin: flag() }),
    authenticatedAccount: orNull(shaped({ id: text, displayName: text })),
    websiteRoles: listOf(roleCode),
    collection: orNull(
      shaped({
        id: text,
        title: text,
        fullUrl: text,
        type: whole(),
        permissionType: whole(),
      }),
    ),
    item: orNull(shaped({ id: text, title: text, fullUrl: text, recordType: whole() })),
    collectionId: text,
    itemId: text,
    pageType: whole(),
    googleFonts: listOf(text),
    typekitFonts: listOf(text),
    cookieSettings: shaped({
      cookieBannerCtaText: text,
      cookieBannerCtaVariant: text,
      cookieBannerPosition: text,
      cookieBannerText: text,
      cookieBannerTheme: text,
      cookieBannerVariant: text,
      cookieBannerOptOutCtaText: text,
      cookieBannerAcceptType: text,
      isCookieBannerEnabled: flag(),
      isActivityLogEnabled: flag(true),
      isAnalyticsCookiesDisabled: flag(),
      isRestrictiveCookiePolicyAbsolute: flag(),
    }),
    showAnnouncementBar: flag(),
    demoCollections: listOf(text),
    popupOverlaySettings: orNull(
      shaped({
        style: text,
        enableMobile: flag(),
        version: whole(),
        showUntilSignup: flag(),
        displayFrequency: whole(0, -1),
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
      measurementStandard: measurementStandard,
      selectedCurrency: currencyCode,
    }),
    tweakJSON: tweaks,
    disqusShortname: shortname,
    commentsEnabled: flag(),
    pinterestOverlayOptions: shaped({ mode: text }),
  });

/**
 * Reads the context of a site [3.21] from any value. It never throws: an absent or null field gets
 * its default, a wrong field gets its default and an issue, and an unknown key is left out.
 *
 * @example
 * const { context, issues } = readSiteContext(JSON.parse(payload));
 */
export function readSiteContext(raw: unknown): { context: SiteContext; issues: Issue[] } {
  const issues: Issue[] = [];
  const kind = siteContextKind();
  const context = raw === undefined || raw === null ? undefined : readValue(kind, raw, '', issues);
  return { context: context ?? kind.fallback, issues };
}
