import { createTeardowns, loadChunk, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { isGalleryDesign } from '@frontage/gallery-engine';
import { mountStill, readGallery, type GalleryData } from '@frontage/gallery-engine/dom';
import { mountPictures } from '../../picture/shared-pictures';
import { mountSlideLightbox, readSlideLightbox, type SlideLightbox } from '../lightbox/slide-lightbox';
import { loadTexts } from '../../texts/load-texts';
import { isMovingDesign } from './gallery.parts';
import { loadMedia } from './load-media';

/** What a gallery is mounted with. */
export interface GalleryMountData {
  readonly gallery: GalleryData;
  /** undefined where no slide opens one. */
  readonly lightbox: SlideLightbox | undefined;
}

/** Reads the gallery's settings and slides out of its markup. */
export function read(root: HTMLElement): GalleryMountData {
  return { gallery: readGallery(root), lightbox: readSlideLightbox(root) };
}

/**
 * Gives the gallery its movement, keys and addresses, loads the waiting pictures and
 * opens them full screen. What moves has a chunk of its own: most galleries do not.
 *
 * @throws (as a rejection) Error for a design that is not there [8.15]; ChunkError where the chunk does not come
 */
export async function mount(root: HTMLElement, { gallery, lightbox }: GalleryMountData, context: BlockContext): Promise<Teardown> {
  const teardowns = createTeardowns();
  const videos = [...root.querySelectorAll<HTMLElement>('[data-type=video]')];
  teardowns.add(mountPictures(root, context));
  const texts = await loadTexts(root, context);
  if (lightbox) teardowns.add(mountSlideLightbox(root, lightbox, context, texts?.lightbox));
  try {
    const [mountDesign, media] = await Promise.all([
      isStill(gallery.design) ? mountStill : loadMoving(context),
      videos.length > 0 ? loadMedia(root, { ...context, texts: texts?.video }) : undefined,
    ]);
    if (context.signal.aborted) return teardowns.run;
    teardowns.add(mountDesign(root, gallery, { ...context, media, texts: texts?.gallery }));
    // Of a design that moves the engine does it, slide by slide as they are shown; here all are.
    if (mountDesign === mountStill) for (const slide of videos) teardowns.add(media?.mount(slide)?.destroy);
  } catch (cause) {
    teardowns.run();
    throw cause;
  }
  return teardowns.run;
}

/** What is no design counts as moving: there it is refused. */
function isStill(design: string): boolean {
  return isGalleryDesign(design) && !isMovingDesign(design);
}

async function loadMoving({ clock }: BlockContext): Promise<typeof mountStill> {
  const { mountGallery } = await loadChunk({ id: 'gallery', load: () => import('./moving-gallery.mount'), clock });
  return mountGallery;
}
