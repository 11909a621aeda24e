import type { ContextCookieSettings } from '../site-context';
import { readHtmlWords } from './html-words';
import type { RichWords } from './rich-node';

/** Where a bar stands. */
export type CookieBarPosition = 'TOP' | 'BOTTOM';

/** Where a pop-up stands; left is the side where lines begin. */
export type CookiePopupPosition = 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';

/** A cookie banner whose settings are complete [5.10]. */
export interface CookieBanner {
  /** One entry a paragraph; none means the banner's own words. */
  readonly paragraphs: readonly RichWords[][];
  /** The words of the button that accepts; `''` means the banner's own. */
  readonly accept: string;
  /** The words of the button that declines; `''` means the banner's own. */
  readonly decline: string;
  /** How the buttons look. @default 'ICON' */
  readonly ctaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  /** @default 'DARK' */
  readonly theme: 'LIGHT' | 'DARK';
  /** @default 'BAR' */
  readonly variant: 'BAR' | 'POPUP';
  readonly position: CookieBarPosition | CookiePopupPosition;
  /** Whether visitors can decline in the banner. @default 'OPT_IN', they can only accept */
  readonly acceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
}

const popupPositions: readonly CookiePopupPosition[] = [
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
];

/**
 * Reads the settings of the cookie banner [3.22] [5.10]. Never throws: an empty text, and anything
 * unknown, means the default.
 */
export function readCookieBanner(settings: ContextCookieSettings): CookieBanner {
  const variant = settings.cookieBannerVariant === 'POPUP' ? 'POPUP' : 'BAR';
  const place = settings.cookieBannerPosition;
  const cta = settings.cookieBannerCtaVariant;
  return {
    paragraphs: readHtmlWords(settings.cookieBannerText),
    accept: settings.cookieBannerCtaText.trim(),
    decline: settings.cookieBannerOptOutCtaText.trim(),
    ctaVariant: cta === 'TEXT' || cta === 'BUTTON' ? cta : 'ICON',
    theme: settings.cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
    variant,
    position: variant === 'BAR' ? cookieBarPosition(place) : cookiePopupPosition(place),
    acceptType: settings.cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? 'OPT_IN_AND_OUT' : 'OPT_IN',
  };
}

/** A bar stands at the top or at the bottom, whatever the corner [5.10]. */
function cookieBarPosition(place: string): CookieBarPosition {
  return ['TOP', 'TOP_LEFT', 'TOP_RIGHT'].includes(place) ? 'TOP' : 'BOTTOM';
}

/** A pop-up stands in a corner; an edge alone means its left one [5.10]. */
function cookiePopupPosition(place: string): CookiePopupPosition {
  return (
    popupPositions.find((corner) => corner === place || corner === `${place}_LEFT`) ?? 'BOTTOM_LEFT'
  );
}
