import * as z from 'zod';

/** Absent and null both mean the default, as they do for the reader. */
const fallsBack = <Value>(schema: z.ZodType<Value>, fallback: () => NoInfer<Value>) =>
  schema.nullish().transform((value) => value ?? fallback());

const text = () => fallsBack(z.string(), () => '');
const flag = (fallback = false) => fallsBack(z.boolean(), () => fallback);
const code = () => fallsBack(z.int().min(0), () => 0);
const texts = () => fallsBack(z.array(z.string()).readonly(), () => []);
/** An object that exists even if nothing was sent: then every field has its default. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((raw) => raw ?? {}, z.object(shape));
const maybePart = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((raw) => raw ?? null, z.object(shape).nullable());

const website = part({
  id: text(),
  identifier: text(),
  baseUrl: text(),
  developerMode: flag(),
  cloneable: flag(),
  typekitId: text(),
});

const collection = maybePart({
  id: text(),
  title: text(),
  fullUrl: text(),
  type: code(),
  permissionType: code(),
});

const cookieSettings = part({
  cookieBannerCtaText: text(),
  cookieBannerCtaVariant: text(),
  cookieBannerPosition: text(),
  cookieBannerText: text(),
  cookieBannerTheme: text(),
  cookieBannerVariant: text(),
  cookieBannerOptOutCtaText: text(),
  cookieBannerAcceptType: text(),
  isCookieBannerEnabled: flag(),
  isActivityLogEnabled: flag(true),
  isAnalyticsCookiesDisabled: flag(),
  isRestrictiveCookiePolicyAbsolute: flag(),
});

const popupOverlaySettings = maybePart({
  style: text(),
  enableMobile: flag(),
  version: code(),
  showUntilSignup: flag(),
  displayFrequency: fallsBack(z.int().min(-1), () => 0),
});

const storeSettings = part({
  expressCheckout: flag(),
  measurementStandard: fallsBack(z.int().min(1).max(2), () => 1),
  selectedCurrency: fallsBack(z.string().regex(/^[A-Z]{3}$/), () => 'USD'),
});

/**
 * The context of a site [3.21], for code that writes one: refuses what the reader would replace by
 * a default, and otherwise returns the reader's result.
 */
export const siteContextSchema = part({
  website,
  websiteType: code(),
  siteStatus: code(),
  websiteSettings: part({ useEscapeKeyToLogin: flag() }),
  authenticatedAccount: maybePart({ id: text(), displayName: text() }),
  websiteRoles: fallsBack(z.array(z.int().min(0)).readonly(), () => []),
  collection,
  item: maybePart({ id: text(), title: text(), fullUrl: text(), recordType: code() }),
  collectionId: text(),
  itemId: text(),
  pageType: code(),
  googleFonts: texts(),
  typekitFonts: texts(),
  cookieSettings,
  showAnnouncementBar: flag(),
  demoCollections: texts(),
  popupOverlaySettings,
  mobileInfoBarSettings: part({
    isContactEmailEnabled: flag(),
    isContactPhoneNumberEnabled: flag(),
    isLocationEnabled: flag(),
    isBusinessHoursEnabled: flag(),
  }),
  storeSettings,
  tweakJSON: fallsBack(z.record(z.string(), z.string()).readonly(), () => ({})),
  disqusShortname: fallsBack(z.string().regex(/^[\w-]{0,63}$/), () => ''),
  commentsEnabled: flag(),
  pinterestOverlayOptions: part({ mode: text() }),
});
