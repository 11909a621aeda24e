import { createTeardowns, type Teardown, type Teardowns } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  type BlockContext,
  type MarkupChanges,
} from '@frontage/core-lifecycle/dom';
import { checkLightbox } from '@frontage/gallery-engine';
import { mountGallery, type GalleryData } from '@frontage/gallery-engine/dom';
import { mountLightbox } from '@frontage/lightbox/dom';
import { mountPictures } from '../../picture/mount-pictures';
import { openerAttribute, openerSelector } from '../lightbox/lightbox.parts';
import type { VideoMedia } from '../video/video-media';
import { readPublishedGallery, type PublishedGallery } from './gallery.published';
import { warnInConsole, withLoaderWarning } from './warn-in-console';
import { galleryParts, isMovingDesign } from './gallery.parts';
import { loadMedia } from './load-media';
import { createOldGalleries } from './create-old-galleries';
import { preparePublished } from './prepare-published';
import { publishedItem } from './published-item';
import { publishedGallerySelector } from './published-gallery-selector';
import { layOutThumbnails } from './lay-out-list';
import { publishedThumbnailsAttribute } from './published-rules';
import { createPublishedStyle } from './create-published-style';
import { createReveal } from './create-reveal';

/** Reads a gallery of published markup [3.26] [3.27]. */
export function read(root: HTMLElement): PublishedGallery {
  return readPublishedGallery(root);
}

/**
 * Gives a gallery of published markup its pictures, movement, keys, thumbnails and lightbox,
 * including saved pages. When it ends, or fails midway, the markup is as it was.
 */
export async function mount(
  root: HTMLElement,
  gallery: PublishedGallery,
  context: BlockContext,
): Promise<Teardown> {
  if (!(root instanceof context.window.HTMLElement)) {
    warnInConsole(context.window, 'noNode');
    return () => {};
  }
  const media = gallery.slides.some(({ type }) => type === 'video')
    ? await loadMedia(root, context)
    : undefined;
  if (context.signal.aborted) return () => {};
  const changes = createMarkupChanges(root.ownerDocument);
  const teardowns = createTeardowns();
  teardowns.add(changes.undo);
  if (gallery.isOld) teardowns.add(context.shared(createOldGalleries)().end);
  try {
    mountSlides(root, gallery, { ...context, media }, changes, teardowns);
    teardowns.add(mountPictures(root, withLoaderWarning(context)));
    teardowns.add(mountOpeners(root, gallery, { ...context, media }, changes));
  } catch (cause) {
    teardowns.run();
    throw cause;
  }
  return teardowns.run;
}

interface MediaContext extends BlockContext {
  readonly media: VideoMedia | undefined;
}

function mountSlides(
  root: HTMLElement,
  gallery: PublishedGallery,
  context: MediaContext,
  changes: MarkupChanges,
  teardowns: Teardowns,
): void {
  const { design, thumbnails, currentIndex } = gallery;
  const list = preparePublished(gallery, changes);
  if (!list) return;
  const galleryRoot = rootOf(list, root, changes);
  teardowns.add(context.shared(createPublishedStyle)().end);
  const strip =
    thumbnails && design === 'stacked'
      ? prepareThumbnails(thumbnails, gallery, changes)
      : undefined;
  const main = mountGallery(galleryRoot, galleryDataOf(gallery), {
    ...context,
    reveal: createReveal(context),
  });
  teardowns.add(main);
  if (strip) {
    const linked = mountGallery(
      strip,
      {
        design: 'strip',
        loop: true,
        keyboard: false,
        tabs: true,
        activeSlideClickBehavior: 'none',
        currentIndex,
      },
      { ...context, media: undefined },
    );
    teardowns.add(linked);
    main.link(linked);
  }
  teardowns.add(answerKeys(gallery));
}

/**
 * In a section the slides are direct children of the root; the engine needs a list within a root,
 * without other lists.
 */
function rootOf(list: HTMLElement, root: HTMLElement, changes: MarkupChanges): HTMLElement {
  const { parentElement: parent } = list;
  if (list !== root || !parent) return root;
  if (parent.querySelectorAll(publishedGallerySelector).length < 2) return parent;
  const wrapper = root.ownerDocument.createElement('div');
  // It exists only for the engine.
  wrapper.style.display = 'contents';
  changes.wrap(list, wrapper);
  return wrapper;
}

function mountOpeners(
  root: HTMLElement,
  { slides, options }: PublishedGallery,
  context: MediaContext,
  changes: MarkupChanges,
): Teardown | undefined {
  // The block's own setting takes precedence over the class of a link.
  const openers = slides.filter(({ opensLightbox }) => opensLightbox && options.lightbox !== false);
  const isInPlan = !root.closest(`[${galleryParts.lightboxAvailable}=false]`);
  if (!checkLightbox(openers.length > 0, isInPlan, context.report)) return undefined;
  for (const link of root.querySelectorAll('a')) {
    if (openers.some(({ element }) => element.contains(link)))
      changes.set(link, openerAttribute, '');
  }
  const { lightboxTheme: theme = 'dark' } = options;
  const settings = {
    theme,
    controls: { previous: true, next: true },
    links: openerSelector,
    readItem: publishedItem(slides),
  };
  const { window, clock, reducedMotion, media } = context;
  return mountLightbox(root, settings, { window, clock, reducedMotion, media });
}

/**
 * A published gallery wraps around, like every managed one [4.08]; still ones are laid out by
 * styles alone.
 */
function galleryDataOf({ design, options, currentIndex }: PublishedGallery): GalleryData {
  const { autoplay = false, autoplayDuration = 5, activeAlignment } = options;
  return {
    design: isMovingDesign(design) ? design : 'grid',
    loop: true,
    autoplay,
    autoplayOptions: { randomize: false, timeout: autoplayDuration * 1000, pauseOnMouseover: [] },
    currentIndex,
    alignment: activeAlignment,
  };
}

/** Thumbnails are a separate gallery, so they get a separate root. */
function prepareThumbnails(
  thumbnails: HTMLElement,
  gallery: PublishedGallery,
  changes: MarkupChanges,
): HTMLElement {
  const root = thumbnails.ownerDocument.createElement('div');
  root.setAttribute(publishedThumbnailsAttribute, '');
  for (const child of [...thumbnails.children]) {
    if (child.matches('noscript')) changes.remove(child);
    else changes.set(child, 'data-slide', '');
    changes.set(child, 'style', null);
  }
  changes.set(thumbnails, 'data-gallery-list', '');
  changes.set(thumbnails, 'style', null);
  layOutThumbnails(thumbnails, gallery, changes);
  changes.wrap(thumbnails, root);
  return root;
}

/** Makes Enter and Space work on controls that are links without an address. */
function answerKeys({ previous, next }: PublishedGallery): Teardown {
  const ends = [previous, next].map((control) => {
    if (!control || control.localName === 'button') return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      control.click();
    };
    control.addEventListener('keydown', onKey);
    return () => control.removeEventListener('keydown', onKey);
  });
  return () => {
    for (const end of ends) end?.();
  };
}
