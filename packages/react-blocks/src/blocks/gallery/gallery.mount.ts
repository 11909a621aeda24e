import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountGallery, readGallery, type GalleryData } from '@frontage/gallery-engine/dom';
import { mountPictures } from '../../picture/shared-pictures';

/** Reads the gallery's settings and slides out of its markup. */
export function read(root: HTMLElement): GalleryData {
  return readGallery(root);
}

/** Loads the waiting pictures and gives the gallery its keys and addresses. */
export function mount(root: HTMLElement, data: GalleryData, context: BlockContext): Teardown {
  const teardowns = createTeardowns();
  teardowns.add(mountPictures(root, context));
  teardowns.add(mountGallery(root, data, context));
  return teardowns.run;
}
