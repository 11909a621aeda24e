/** What the cookie banner, its script, its styles and its tests know of each other. */
export const cookieBannerParts = {
  banner: 'fr-cookies',
  words: 'fr-cookies__words',
  /** The button that accepts, and the one that declines: their `value` is the choice. */
  choice: 'fr-cookies__choice',
  /** The words of a button; in the variant ICON for screen readers alone. */
  label: 'fr-cookies__label',
  /** On the banner, as stored [3.22]: an unknown value looks like the default [5.10]. */
  variant: 'data-variant',
  position: 'data-position',
  theme: 'data-theme',
  cta: 'data-cta',
  acceptType: 'data-accept-type',
  /** On a banner that its owner only tries: it stays, and nothing is recorded. */
  trial: 'data-trial',
  /** On the template in the head with the links to font services. */
  fonts: 'data-consent-fonts',
} as const;

/** The attribute that holds each stored setting [3.22], for `cookieBanner:update`. */
export const cookieBannerSettings: ReadonlyMap<string, string> = new Map([
  ['cookieBannerVariant', cookieBannerParts.variant],
  ['cookieBannerPosition', cookieBannerParts.position],
  ['cookieBannerTheme', cookieBannerParts.theme],
  ['cookieBannerCtaVariant', cookieBannerParts.cta],
  ['cookieBannerAcceptType', cookieBannerParts.acceptType],
]);
