import { linkStores } from '../gallery-store';
import { galleryTexts } from '../gallery-texts';
import type { GalleryCalls, GalleryParts } from './bind-gallery';
import { createControls } from './create-controls';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { createGalleryAutoplay, type GalleryAutoplay } from './gallery-autoplay';
import type { GalleryContext } from './gallery-context';
import { fireGalleryEvent } from './fire-gallery-event';
import { readAddressedSlide, writeSlideAddress } from './write-slide-address';
import { listenToGallery } from './listen-to-gallery';
import { linkByNames } from './link-by-names';
import { mountedAttribute } from './gallery-attributes';
import { givePictures } from './give-pictures';
import { isLessMotion } from './is-less-motion';
import type { MovingDesign, MovingGallery, MovingView } from './moving-design';
import type { GalleryData } from './read-gallery';
import { createShownSlides } from './shown-slides';
import { createSlideIndex } from './slide-index';
import { watchGallery } from './watch-gallery';

/**
 * Gives a gallery its index, controls, keys, address, autoplay and links; the design does the rest.
 */
export function mountMoving(
  parts: GalleryParts,
  data: GalleryData,
  context: GalleryContext,
  design: MovingDesign,
): GalleryCalls {
  const { root, list, ends } = parts;
  const { window, clock = window, reducedMotion = () => isLessMotion(window) } = context;
  const { loop = false, currentIndex, linkedGalleries = [] } = data;
  const addressed = readAddressedSlide(list, data, window);
  givePictures(parts, context);
  const shown = createShownSlides(parts, context, update);
  // Both are created from the gallery, which starts without them.
  let view: MovingView | undefined = undefined;
  let autoplay: GalleryAutoplay | undefined = undefined;

  createExclusiveAttribute(ends, mountedAttribute)([root]);
  const slides = createSlideIndex(parts, {
    clock,
    loop,
    start: addressed < 0 ? currentIndex : addressed,
    perGroup: () => view?.perGroup ?? 1,
    settle: () => view?.settle?.(),
    show: (from) => {
      view?.show(slides.index(), from);
      update();
    },
    emit: ({ type, index, direction }) => {
      if (type === 'change') {
        autoplay?.restart();
        writeSlideAddress(slides.slide(slides.index()), data, context);
      }
      fireGalleryEvent(root, `gallery:${type}`, { index, direction });
    },
  });
  const { count, index, turn, store } = slides;

  /** Updates the controls, if there are any. */
  function update(): void {
    if (!view) return;
    showState({
      ...shown.place(),
      count: count(),
      isAtStart: slides.isAtStart(),
      isAtEnd: slides.isAtEnd(),
      isPlaying: autoplay?.isPlaying,
    });
  }

  function refresh(): void {
    shown.refresh();
    slides.refresh();
  }

  linkByNames(root, linkedGalleries, store, ends);
  const gallery: MovingGallery = {
    ...parts,
    ...slides,
    data,
    window,
    clock,
    loop,
    setShown: shown.set,
    time: (seconds) => (reducedMotion() ? 0 : seconds * 1000),
  };
  autoplay = createGalleryAutoplay(gallery, {
    isHeld: shown.isPlaying,
    random: context.random,
    onChange: update,
  });
  const showState = createControls(parts, { ...galleryTexts, ...context.texts }, !!autoplay);
  view = design(gallery);
  view.show(index());
  update();
  listenToGallery(gallery, { view, shown, autoplay });
  watchGallery(gallery, context, refresh);
  return {
    index,
    count,
    turn,
    refresh,
    store,
    play: (isPlaying) => autoplay?.set(isPlaying),
    link: (other) => other.store && linkStores(store(), other.store),
  };
}
