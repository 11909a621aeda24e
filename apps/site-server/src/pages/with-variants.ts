import { readShownTo, type PageRecord } from '@frontage/site-model';
import type { Variants } from './standing-variants';

/**
 * A page with the sections that visitors with these variants get. Of an experiment that has gone
 * they get version a, or what is shown while it is off.
 */
export function withVariants(page: PageRecord, variants: Variants): PageRecord {
  const { document } = page;
  if (!document.sections.some(({ shownTo }) => shownTo !== undefined)) return page;
  const sections = document.sections.filter((section) => {
    const shown = readShownTo(section.shownTo);
    if (!shown) return true;
    const got = variants.get(shown.experiment);
    return got === undefined ? /^(a|false)$/.test(shown.variant) : got === shown.variant;
  });
  return { ...page, document: { ...document, sections } };
}
