import { readSiteContext, type SiteContext } from '@frontage/site-model';
import { siteContextAttribute } from '../context/site-context.parts';
import { scriptJson } from '../render/script-json';

/**
 * What scripts may want to know. Fonts, comments and the page's type are in the page anyway; what
 * is of one visitor, or of the owner alone, is in no page that is cached for everybody.
 */
const names = [
  'websiteType',
  'siteStatus',
  'websiteSettings',
  'collection',
  'item',
  'collectionId',
  'itemId',
  'cookieSettings',
  'showAnnouncementBar',
  'popupOverlaySettings',
  'mobileInfoBarSettings',
  'storeSettings',
  'tweakJSON',
  'pinterestOverlayOptions',
] as const satisfies readonly (keyof SiteContext)[];

const usual = readSiteContext({}).context;
/** The JSON of what a site has that says nothing of itself. */
const usualJson = new Map(names.map((name) => [name, JSON.stringify(usual[name])]));

/**
 * Gives the element with what scripts may know of the site and the page [3.21], for `readPageSite`;
 * '' where all of it has its default, which is left out.
 */
export function siteContextScript(site: SiteContext): string {
  const { id, identifier, baseUrl, developerMode, cloneable } = site.website;
  const website = Object.entries({ id, identifier, baseUrl, developerMode, cloneable }).filter(
    ([, value]) => value !== '' && value !== false,
  );
  const changed = names.flatMap((name) =>
    JSON.stringify(site[name]) === usualJson.get(name) ? [] : [[name, site[name]] as const],
  );
  if (website.length + changed.length === 0) return '';
  const context = {
    ...(website.length > 0 && { website: Object.fromEntries(website) }),
    ...Object.fromEntries(changed),
  };
  return `<script type="application/json" ${siteContextAttribute}>${scriptJson(context)}</script>`;
}
