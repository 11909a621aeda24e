import type { Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import { reportOldGallery } from '@frontage/gallery-engine';
import { createWhileUsed, type Used } from '../../context/create-while-used';

/**
 * Reports once that a page has galleries from before the nine designs, however many there are
 * [8.15].
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
