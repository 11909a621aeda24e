import { contextFontSheets, readFontSheets, readSiteContext } from '@frontage/site-model';
import type { SiteSettings } from '../../sites/site-settings';

/** A service of another provider that every page of a site may use. */
export type UnaskedService = 'fonts' | 'comments';

/**
 * Lists the services of other providers that a site uses on its pages without asking visitors; none
 * while its cookie banner is on.
 */
export function unaskedServices({
  context: stored,
  fontSheets,
}: Pick<SiteSettings, 'context' | 'fontSheets'>): readonly UnaskedService[] {
  const { context } = readSiteContext(stored);
  if (context.cookieSettings.isCookieBannerEnabled) return [];
  const sheets = [...contextFontSheets(context), ...readFontSheets(fontSheets).fontSheets];
  return [
    ...(sheets.length > 0 ? (['fonts'] as const) : []),
    ...(context.commentsEnabled && context.disqusShortname !== '' ? (['comments'] as const) : []),
  ];
}
