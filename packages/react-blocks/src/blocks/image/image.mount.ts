import { loadChunk, type Teardown } from '@frontage/core-lifecycle';
import { blockAttributes, type BlockContext } from '@frontage/core-lifecycle/dom';
import { mountPictures } from '../../picture/mount-pictures';
import { loadTexts } from '../../texts/load-texts';
import { openerSelector } from '../lightbox/lightbox.parts';

/** What an image block does besides loading its pictures, which read their own attributes. */
export interface ImageMountData {
  readonly opensLightbox: boolean;
}

/**
 * Reads whether the picture may be opened full screen. Those of a gallery, which are only loaded
 * here while it waits, are opened by the gallery.
 */
export function read(root: HTMLElement): ImageMountData {
  const isImage = root.matches(`[${blockAttributes.block}=image]`);
  return { opensLightbox: isImage && root.querySelector(openerSelector) !== null };
}

/**
 * Loads the block's waiting pictures when they are near the screen, and opens its picture full
 * screen if allowed.
 */
export function mount(
  root: HTMLElement,
  { opensLightbox }: ImageMountData,
  context: BlockContext,
): Teardown | Promise<Teardown> {
  const endPictures = mountPictures(root, context);
  return opensLightbox ? withLightbox(root, context, endPictures) : endPictures;
}

/**
 * Pages whose pictures open nothing do not load this. If it fails to load, the link leads to the
 * picture.
 */
async function withLightbox(
  root: HTMLElement,
  context: BlockContext,
  endPictures: Teardown,
): Promise<Teardown> {
  try {
    const load = () => import('../lightbox/slide-lightbox');
    const { mountSlideLightbox, readSlideLightbox } = await loadChunk({
      id: 'lightbox',
      load,
      clock: context.clock,
    });
    const data = readSlideLightbox(root);
    const texts = await loadTexts(root, context);
    const endLightbox = data && mountSlideLightbox(root, data, context, texts);
    return () => {
      endLightbox?.();
      endPictures();
    };
  } catch (cause) {
    context.report({ code: 'LIGHTBOX_FAILED', block: 'image', cause });
    return endPictures;
  }
}
