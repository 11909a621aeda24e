import { itemEventName, whyNotTracked } from '@frontage/census';
import type { ShownCensus } from '@frontage/react-blocks/server';
import { contentSource, pageTypes, type PageRecord, type SiteContext } from '@frontage/site-model';
import { contentItemType } from '@frontage/site-model/enums';
import { readReplaySettings } from '../sites/replay-settings';
import type { Site } from '../sites/site-settings';

/**
 * Returns what a page tells its census, the same for every visitor. Unless the owner says otherwise
 * a site tracks where it asks its visitors: its cookie banner is on.
 *
 * @param site with its settings
 * @param page the page
 * @param context of the page
 */
export function pageCensus(site: Site, page: PageRecord, context: SiteContext): ShownCensus {
  const { pageType } = page;
  const { notFound, lockScreen, memberAreaAccessDenied } = pageTypes.codes;
  const { isOn = context.cookieSettings.isCookieBannerEnabled, replayId = '' } =
    site.settings.census ?? {};
  const notTracked = whyNotTracked({
    path: `/${page.slug}`,
    isCensusOff: !isOn,
    isNotFound: pageType === notFound,
    isLockScreen: pageType === lockScreen,
    isMemberAreaDenied: pageType === memberAreaAccessDenied,
  });
  if (notTracked) return { notTracked };
  const { website, collectionId, collection, item } = context;
  return {
    websiteId: website.id || site.id,
    websiteLocale: site.settings.locale,
    pageId: page.id,
    collectionId,
    ...(collection && { pagePermission: collection.permissionType }),
    contentSource: contentSource(page),
    itemType: item ? (itemEventName(contentItemType.name(item.recordType)) ?? '') : '',
    ...(replayId !== '' && shownReplay(site)),
  };
}

/** What the page has of a replay: nothing where no script does it. */
function shownReplay(site: Site): Pick<ShownCensus, 'replay' | 'replayOrigins'> {
  const { share, script, sendsTo } = readReplaySettings(site);
  return script === '' ? {} : { replay: { share, script }, replayOrigins: sendsTo };
}
