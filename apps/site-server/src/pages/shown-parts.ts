import type { RenderInput } from '@frontage/react-blocks/server';
import type { PageDocument, PageRecord, SiteContext } from '@frontage/site-model';
import { pageTypes } from '@frontage/site-model';
import { shownInfoBar, type SiteInfoBar } from '@frontage/site-model/fields';
import type { SiteParts } from '../sites/page-language';
import { popupSection } from './documents/popup-section';

/** A part of every page that can be tried before visitors see it. */
export type TriedPart = 'announcement' | 'popup' | 'cookies' | 'infoBar' | 'badge';

/** The parts of a page beside its header, its footer and its document. */
export interface ShownParts {
  readonly input: Pick<
    RenderInput,
    'announcement' | 'popup' | 'cookieBanner' | 'infoBar' | 'badge'
  >;
  /** What the context of the page says of them [3.21]. */
  readonly context: Pick<
    SiteContext,
    'showAnnouncementBar' | 'popupOverlaySettings' | 'mobileInfoBarSettings'
  >;
  /** The document of the page with all blocks whose contents it shows. */
  readonly document: PageDocument;
}

/** What decides which parts a page shows. */
export interface PartsOfPage extends SiteParts {
  readonly page: Pick<PageRecord, 'document' | 'pageType'>;
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
  const isSystemPage = page.pageType >= firstSystemType;
  const { words, tone } = announcement;
  const isTriedBar = tried === 'announcement';
  const hasBar = (announcement.isShown || isTriedBar) && words.length > 0;
  const isTriedPopup = tried === 'popup';
  const mayPop = !isSystemPage && page.pageType !== pageTypes.codes.splashPage && !tried;
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
      ...bottomParts(parts, isSystemPage),
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
      mobileInfoBarSettings: infoBarSettings(parts.infoBar),
    },
    document: hasPopup
      ? { ...page.document, sections: [...page.document.sections, section] }
      : page.document,
  };
}

/**
 * The parts that stand at the bottom of a window. No system page has one, where it could lie over
 * what a visitor pays or confirms.
 */
function bottomParts(
  { infoBar, badge, tried }: PartsOfPage,
  isSystemPage: boolean,
): Pick<RenderInput, 'infoBar' | 'badge'> {
  const bar = shownInfoBar(infoBar);
  const isEmpty = !Object.values(infoBarSettings(bar)).includes(true);
  const { text, href, corner } = badge;
  const isTriedBadge = tried === 'badge';
  return {
    ...(!isEmpty && !isSystemPage && { infoBar: { bar, isTrial: tried === 'infoBar' } }),
    ...((badge.isShown || isTriedBadge) && !isSystemPage && { badge: { text, href, corner } }),
  };
}

function infoBarSettings(bar: SiteInfoBar): SiteContext['mobileInfoBarSettings'] {
  const {
    isContactEmailEnabled,
    isContactPhoneNumberEnabled,
    isLocationEnabled,
    isBusinessHoursEnabled,
  } = shownInfoBar(bar);
  return {
    isContactEmailEnabled,
    isContactPhoneNumberEnabled,
    isLocationEnabled,
    isBusinessHoursEnabled,
  };
}
