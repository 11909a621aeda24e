import type { Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { reportOldGallery } from '@frontage/gallery-engine';
import { createWhileUsed, type Used } from '../../context/create-while-used';

/**
 * The galleries of a page that are of the blocks before the nine designs [8.15]: that it has
 * any is reported once, however many there are.
 */
export function createOldGalleries({ report }: PageContext): () => Used<OldGalleries> {
  return createWhileUsed(() => {
    reportOldGallery(report);
    return { destroy() {} };
  });
}

/** There is nothing to undo. */
interface OldGalleries {
  readonly destroy: Teardown;
}
