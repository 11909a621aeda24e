import type { PageBrand } from '@frontage/react-blocks/server';
import type { StoredAsset } from '../pictures/assets';
import { isWithoutAddress, siteOrigin } from '../sites/site-origin';
import type { Site, SiteSettings } from '../sites/site-settings';

/** Lists the ids of the pictures that pages, browsers and services show for a site. */
export function brandAssetIds({ brand = {} }: Pick<SiteSettings, 'brand'>): string[] {
  const { iconId, touchIconId, shareImageId, logoId } = brand;
  return [iconId, touchIconId, shareImageId, logoId].filter((id) => id !== undefined);
}

/**
 * Returns how browsers and services show the pages of a site.
 *
 * @param site the site
 * @param asset finds one of its pictures; one that is gone is left out
 * @param baseUrl the address in the configuration
 */
export function pageBrand(
  site: Pick<Site, 'host' | 'settings'>,
  asset: (id: string) => StoredAsset | undefined,
  baseUrl: string | undefined,
): PageBrand {
  const { brand = {} } = site.settings;
  const { iconId, touchIconId, shareImageId, themeColor, darkThemeColor, logoId, accounts } = brand;
  const find = (id: string | undefined) => (id === undefined ? undefined : asset(id));
  const [icon, touchIcon, shareImage] = [iconId, touchIconId, shareImageId].map(find);
  return {
    icon: icon && assetPath(icon),
    touchIcon: touchIcon && assetPath(touchIcon),
    shareImage: shareImage && {
      src: shownOrigin(site, baseUrl) + assetPath(shareImage),
      width: shareImage.width,
      height: shareImage.height,
      alt: shareImage.alt,
    },
    themeColor,
    darkThemeColor,
    logoId,
    accounts,
  };
}

/**
 * Returns the origin in addresses that services and search engines read: they want the whole
 * address. Empty while it is unknown: they may still find what they look for by its path.
 */
export function shownOrigin(site: Pick<Site, 'host'>, baseUrl: string | undefined): string {
  const origin = siteOrigin({ host: '', secure: true }, site, baseUrl);
  return isWithoutAddress(origin) ? '' : origin;
}

/** Returns the path of a file as it was added. */
export function assetPath({ id, name }: Pick<StoredAsset, 'id' | 'name'>): string {
  return `/assets/${id}/${encodeURIComponent(name)}`;
}
