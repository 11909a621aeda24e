import { createTeardowns, loadChunk, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { checkLightbox, isGalleryDesign } from '@frontage/gallery-engine';
import { mountStill, readGallery, type GalleryData } from '@frontage/gallery-engine/dom';
import { mountPictures } from '../../picture/mount-pictures';
import {
  mountSlideLightbox,
  readSlideLightbox,
  type SlideLightbox,
} from '../lightbox/slide-lightbox';
import { loadTexts } from '../../texts/load-texts';
import { withLoaderWarning } from './warn-in-console';
import type { videoTexts } from '../video/video.texts';
import { galleryParts, isMovingDesign } from './gallery.parts';
import type { galleryTexts } from './gallery.texts';
import { loadMedia } from './load-media';
import type { RareSettings } from './rare-settings';
import { createReveal } from './create-reveal';

/** The data for mounting a gallery. */
export interface GalleryMountData {
  readonly gallery: GalleryData;
  /** undefined if no slide opens one. */
  readonly lightbox: SlideLightbox | undefined;
  /** Whether it has rarely used settings, which a separate chunk reads. */
  readonly isRare: boolean;
}

/** Roots with such settings [3.28]. */
const rareSelector =
  '[data-lazy-load],[data-loader-options],[data-refresh-on-resize],[data-refresh-on-orientation-change]';

/** Reads the gallery's settings and slides from its markup. */
export function read(root: HTMLElement): GalleryMountData {
  return {
    gallery: readGallery(root),
    lightbox: readSlideLightbox(root),
    isRare: root.matches(rareSelector),
  };
}

/**
 * Gives the gallery its movement, keys and addresses, loads the waiting pictures and opens them
 * full screen. Movement is a separate chunk, because most galleries do not need it.
 *
 * @throws (as a rejection) Error for an unknown design [8.15]; ChunkError if the chunk fails to
 *   load
 */
export async function mount(
  root: HTMLElement,
  { gallery, lightbox, isRare }: GalleryMountData,
  context: BlockContext,
): Promise<Teardown> {
  const teardowns = createTeardowns();
  const videos = [...root.querySelectorAll<HTMLElement>('[data-type=video]')];
  const rare = isRare ? await loadRare(root, context) : undefined;
  if (context.signal.aborted) return teardowns.run;
  teardowns.add(rare?.setPictures());
  teardowns.add(mountPictures(root, withLoaderWarning(context)));
  const texts = await loadTexts(root, context);
  const isInPlan = !root.closest(`[${galleryParts.lightboxAvailable}=false]`);
  try {
    const [mountDesign, media] = await Promise.all([
      isStill(gallery.design) ? mountStill : loadMoving(context),
      videos.length > 0
        ? loadMedia(root, { ...context, texts: texts?.own<typeof videoTexts>('video') })
        : undefined,
    ]);
    if (context.signal.aborted) return teardowns.run;
    if (lightbox && checkLightbox(true, isInPlan, context.report))
      teardowns.add(mountSlideLightbox(root, lightbox, context, texts, media));
    const mounted = mountDesign(root, gallery, {
      ...context,
      media,
      texts: texts?.own<typeof galleryTexts>('gallery'),
      reveal: createReveal(context),
    });
    teardowns.add(mounted);
    teardowns.add(rare?.watch(mounted));
    // The engine does this for moving designs, when a slide is shown; here all slides are.
    if (mountDesign === mountStill)
      for (const slide of videos) teardowns.add(media?.mount(slide)?.destroy);
  } catch (cause) {
    teardowns.run();
    throw cause;
  }
  return teardowns.run;
}

/** An unknown design counts as moving, and is refused there. */
function isStill(design: string): boolean {
  return isGalleryDesign(design) && !isMovingDesign(design);
}

async function loadMoving({ clock }: BlockContext): Promise<typeof mountStill> {
  const { mountMovingGallery } = await loadChunk({
    id: 'gallery',
    load: () => import('./moving-gallery.mount'),
    clock,
  });
  return mountMovingGallery;
}

/** Without its chunk a gallery uses the defaults. */
async function loadRare(
  root: HTMLElement,
  context: BlockContext,
): Promise<RareSettings | undefined> {
  try {
    const { readRareSettings } = await loadChunk({
      id: 'gallery-settings',
      load: () => import('./rare-settings'),
      clock: context.clock,
    });
    return readRareSettings(root, context);
  } catch (cause) {
    context.report({ code: 'GALLERY_SETTINGS_FAILED', block: 'gallery', cause });
    return undefined;
  }
}
