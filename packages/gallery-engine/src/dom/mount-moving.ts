import { linkStores } from '../gallery-store';
import { galleryTexts } from '../gallery-texts';
import { groupCount } from '../slide-groups';
import type { GalleryCalls, GalleryParts } from './bind-gallery';
import { createControls } from './controls';
import { createGalleryAutoplay, type GalleryAutoplay } from './gallery-autoplay';
import type { GalleryContext } from './gallery-context';
import { fireGalleryEvent } from './gallery-events';
import { readAddressedSlide, writeSlideAddress } from './gallery-history';
import { listenToGallery } from './gallery-input';
import { linkByNames } from './gallery-links';
import { mountedAttribute } from './gallery-parts';
import { givePictures } from './give-pictures';
import { isLessMotion } from './measure-scroller';
import type { MovingDesign, MovingGallery, MovingView } from './moving-design';
import type { GalleryData } from './read-gallery';
import { createShownSlides } from './shown-slides';
import { createSlideIndex } from './slide-index';
import { watchGallery } from './watch-gallery';

/**
 * Gives a gallery its index, controls, keys, address, autoplay and links; the design shows the
 * rest.
 */
export function mountMoving(
  parts: GalleryParts,
  data: GalleryData,
  context: GalleryContext,
  design: MovingDesign,
): GalleryCalls {
  const { root, list, ends } = parts;
  const {
    window,
    clock = window,
    reducedMotion = () => isLessMotion(window),
    random = Math.random,
  } = context;
  const { reveal = () => root.scrollIntoView({ block: 'nearest' }) } = context;
  const { loop = false, currentIndex, linkedGalleries = [] } = data;
  const addressed = readAddressedSlide(list, data, window);
  givePictures(parts, context);
  const shown = createShownSlides(parts, context);
  let [first, last] = [0, -1];
  let isAtEnd = false;
  let view: MovingView | null = null;
  let autoplay: GalleryAutoplay | undefined | null = null;

  root.setAttribute(mountedAttribute, '');
  ends.push(() => root.removeAttribute(mountedAttribute));
  const perGroup = (): number => view?.perGroup ?? 1;
  const slides = createSlideIndex(parts, {
    clock,
    loop,
    start: addressed < 0 ? currentIndex : addressed,
    perGroup: () => {
      view?.settle?.();
      return perGroup();
    },
    show: (from) => {
      view?.show(slides.index(), from);
      update();
    },
    tell: ({ type, index, direction }) => {
      if (type === 'change') {
        autoplay?.restart();
        const slide = data.historyHash && slides.slide(slides.index());
        if (slide) writeSlideAddress(slide, data, context);
      }
      fireGalleryEvent(root, `gallery:${type}`, { index, direction });
    },
  });
  const { count, index, turn, store } = slides;

  function setShown(from: number, to: number): void {
    [first, last] = [from, Math.min(to, count() - 1)];
    const seen: HTMLElement[] = [];
    for (let at = first, slide; (slide = slides.slide(at)) && at <= last; at += 1) seen.push(slide);
    shown.set(seen);
    update();
  }

  /** Tells the controls what is seen; nothing before there are any. */
  function update(): void {
    if (!view) return;
    const group = Math.floor(index() / perGroup());
    const isAtStart = !loop && !group;
    isAtEnd = !loop && group >= groupCount(count(), perGroup()) - 1;
    showState({
      first: first + 1,
      last: last + 1,
      count: count(),
      isAtStart,
      isAtEnd,
      isPlaying: autoplay?.isPlaying,
    });
  }

  function refresh(): void {
    shown.refresh();
    slides.refresh();
  }

  linkByNames(root, linkedGalleries, store, ends);
  const time = (seconds: number): number => (reducedMotion() ? 0 : seconds * 1000);
  const gallery: MovingGallery = { ...parts, ...slides, data, window, clock, loop, setShown, time };
  const isHeld = shown.isPlaying;
  autoplay = createGalleryAutoplay(gallery, {
    isHeld,
    isAtEnd: () => isAtEnd,
    random,
    onChange: update,
  });
  const showState = createControls(parts, { ...galleryTexts, ...context.texts }, !!autoplay);
  view = design(gallery);
  view.show(index());
  update();
  listenToGallery(gallery, { view, shown, autoplay });
  watchGallery(gallery, refresh, () => reveal(root));
  // Linked galleries may have begun with another slide.
  if (addressed >= 0) {
    turn(addressed);
    reveal(root);
  }

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
