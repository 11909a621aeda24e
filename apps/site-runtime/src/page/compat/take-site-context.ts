import { siteContextAttribute } from '@frontage/react-blocks';
import type { CompatWindow } from './compat-window';

/**
 * Gives our blocks what an existing page says of its site in `Static.SQUARESPACE_CONTEXT`: as the
 * attribute in which our own pages say it. What a page says there already stays.
 */
export function takeSiteContext(window: CompatWindow): void {
  const { documentElement: page } = window.document;
  const context = window.Static?.SQUARESPACE_CONTEXT;
  if (typeof context !== 'object' || context === null || page.hasAttribute(siteContextAttribute))
    return;
  try {
    page.setAttribute(siteContextAttribute, JSON.stringify(context));
    const pageType: unknown = Object(context).pageType;
    if (typeof pageType === 'number') page.dataset['pageType'] ??= String(pageType);
  } catch {
    // What is no JSON says nothing.
  }
}
