import type { RenderInput } from '@frontage/react-blocks/server';
import type { PageDocument, PageRecord, SiteContext } from '@frontage/site-model';
import type { SiteAnnouncement, SitePopup } from '@frontage/site-model/fields';
import { pageTypes } from '@frontage/site-model';
import { popupSection } from './documents/popup-section';

/** A part of every page that can be tried before visitors see it. */
export type TriedPart = 'announcement' | 'popup' | 'cookies';

/** The parts of a page beside its header, its footer and its document. */
export interface ShownParts {
  readonly input: Pick<RenderInput, 'announcement' | 'popup' | 'cookieBanner'>;
  /** What the context of the page says of them [3.21]. */
  readonly context: Pick<SiteContext, 'showAnnouncementBar' | 'popupOverlaySettings'>;
  /** The document of the page with all blocks whose contents it shows. */
  readonly document: PageDocument;
}

/** What decides which parts a page shows. */
export interface PartsOfPage {
  readonly page: Pick<PageRecord, 'document' | 'pageType'>;
  readonly announcement: SiteAnnouncement;
  readonly popup: SitePopup;
  /** The cookie banner, whether or not visitors see it. */
  readonly cookies: Omit<NonNullable<RenderInput['cookieBanner']>, 'isTrial'>;
  /** The part that somebody who looks after the site tries. */
  readonly tried: TriedPart | undefined;
  /** Whether it has no cookie banner: that of an editor, and the one where visitors choose. */
  readonly withoutBanner: boolean;
}

/** Page types from this number on are the system's, such as the lock screen and the checkout. */
const firstSystemType = 100;

/**
 * Returns the parts that a page shows: those that the settings say, and the one that is tried
 * [6.03]. No system page has the pop-up [9.12], nor has a cover page, which is one itself.
 */
export function shownParts(parts: PartsOfPage): ShownParts {
  const { page, announcement, popup, cookies, tried, withoutBanner } = parts;
  const { words, tone } = announcement;
  const isTriedBar = tried === 'announcement';
  const hasBar = (announcement.isShown || isTriedBar) && words.length > 0;
  const isTriedPopup = tried === 'popup';
  const mayPop =
    page.pageType < firstSystemType && page.pageType !== pageTypes.codes.splashPage && !tried;
  const hasPopup = (isTriedPopup || (popup.isShown && mayPop)) && popup.title !== '';
  const { style, enableMobile, version, showUntilSignup, displayFrequency, delay } = popup;
  const shownSettings = { style, enableMobile, version, showUntilSignup, displayFrequency };
  const section = popupSection(popup);
  const isTriedBanner = tried === 'cookies';
  // Nothing that is tried or edited is below a banner.
  const hasBanner = cookies.settings.isCookieBannerEnabled && !tried && !withoutBanner;
  return {
    input: {
      ...((hasBanner || isTriedBanner) && {
        cookieBanner: { ...cookies, isTrial: isTriedBanner },
      }),
      ...(hasBar && { announcement: { words, tone, isTrial: isTriedBar } }),
      ...(hasPopup && {
        popup: {
          title: popup.title,
          section,
          settings: { ...shownSettings, delay, ...(isTriedPopup && { isTrial: true }) },
        },
      }),
    },
    context: {
      showAnnouncementBar: hasBar,
      popupOverlaySettings: hasPopup ? shownSettings : null,
    },
    document: hasPopup
      ? { ...page.document, sections: [...page.document.sections, section] }
      : page.document,
  };
}
