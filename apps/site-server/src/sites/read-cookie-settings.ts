import { readSiteContext, type ContextCookieSettings } from '@frontage/site-model';
import type { SiteSettings } from './site-settings';

/** Reads the settings of cookies and of their banner [3.22]. */
export function readCookieSettings({
  context,
}: Pick<SiteSettings, 'context'>): ContextCookieSettings {
  return readSiteContext(context).context.cookieSettings;
}
