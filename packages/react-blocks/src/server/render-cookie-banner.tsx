import { consentAddress } from '@frontage/census';
import type { ContextCookieSettings } from '@frontage/site-model';
import { readCookieBanner, type CookieBanner as Banner } from '@frontage/site-model/fields';
import { CookieBanner } from '../blocks/cookie-banner/CookieBanner';
import { cookieBannerTexts } from '../blocks/cookie-banner/cookie-banner.texts';
import { sayEnglish } from '../texts/say-english';
import type { TextsInUse } from '../texts/texts-in-use';
import { escapeHtml } from './escape-html';
import { policyHash } from './policy-hash';
import { renderPart } from './render-part';

/** The cookie banner that a page has, and what is known of its visitor. */
export interface ShownCookieBanner {
  /** As stored [3.22]. */
  readonly settings: ContextCookieSettings;
  /** Whether the owner's words are in the language of the page. */
  readonly isOwnLanguage: boolean;
  /** Whether its visitor has answered, or the browser does. @default false */
  readonly isDecided?: boolean | undefined;
  /** Whether it is only tried. @default false */
  readonly isTrial?: boolean | undefined;
}

/** What a cookie banner says, as a ledger keeps it. */
export interface CookieBannerRecord {
  /** Its words and those of its buttons, one a line. */
  readonly text: string;
  /** Of the text: SHA-256, 32 characters of base64url. */
  readonly hash: string;
}

/** A rendered cookie banner, and what it needs of its page. */
export interface RenderedCookieBanner {
  readonly html: string;
  readonly styles: readonly string[];
  /** The link in the footer, as HTML. */
  readonly link: string;
}

/** Renders the cookie banner of a page. */
export function renderCookieBanner(
  { isDecided = false, isTrial = false, ...shown }: ShownCookieBanner,
  language: string,
  texts: TextsInUse | undefined,
): RenderedCookieBanner {
  const own = (texts?.say ?? sayEnglish)(cookieBannerTexts);
  const { html, needs } = renderPart(
    <CookieBanner
      {...bannerOf(shown, texts)}
      textHash={cookieBannerRecord(shown, texts).hash}
      language={language}
      isDecided={isDecided && !isTrial}
      isTrial={isTrial}
    />,
    texts,
  );
  return {
    html,
    styles: needs.styles,
    link: `<a href="${consentAddress}">${escapeHtml(own.settings)}</a>`,
  };
}

/** Gives what the banner of a page says, for the ledger of who agreed to what. */
export function cookieBannerRecord(
  shown: Pick<ShownCookieBanner, 'settings' | 'isOwnLanguage'>,
  texts: TextsInUse | undefined,
): CookieBannerRecord {
  const own = (texts?.say ?? sayEnglish)(cookieBannerTexts);
  const { paragraphs, accept, decline, acceptType } = bannerOf(shown, texts);
  const words = paragraphs.map((line) =>
    line.map((word) => (typeof word === 'string' ? word : word.text)).join(''),
  );
  const text = [
    ...(words.length > 0 ? words : [own.words]),
    `[${accept || own.accept}]`,
    ...(acceptType === 'OPT_IN_AND_OUT' ? [`[${decline || own.decline}]`] : []),
  ].join('\n');
  const hash = policyHash(text).slice("'sha256-".length).slice(0, 32);
  return { text, hash: hash.replaceAll('+', '-').replaceAll('/', '_') };
}

/** On pages in another language that has words of its own, those count. */
function bannerOf(
  { settings, isOwnLanguage }: Pick<ShownCookieBanner, 'settings' | 'isOwnLanguage'>,
  texts: TextsInUse | undefined,
): Banner {
  const banner = readCookieBanner(settings);
  return isOwnLanguage || !texts?.local(cookieBannerTexts)
    ? banner
    : { ...banner, paragraphs: [], accept: '', decline: '' };
}
