import type { Teardown } from '@frontage/core-lifecycle';
import { reportOldGallery, type ReportGallery } from '@frontage/gallery-engine';

/** How many old galleries of a page are mounted. */
const pages = new WeakMap<Document, number>();

/**
 * Reports that a page still has galleries of the blocks that came before the nine
 * designs [8.15]: once, however many there are.
 *
 * @returns to be called when the gallery ends
 */
export function noteOldGallery(document: Document, report: ReportGallery): Teardown {
  const count = pages.get(document) ?? 0;
  if (count === 0) reportOldGallery(report);
  pages.set(document, count + 1);
  return () => void pages.set(document, (pages.get(document) ?? 1) - 1);
}
