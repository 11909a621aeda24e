import { readGalleryKey } from '../read-gallery-key';
import { editable } from './editable';
import type { GalleryAutoplay } from './gallery-autoplay';
import { slideAttribute } from './gallery-attributes';
import { isPlainKey } from './is-plain-key';
import { listen } from './listen';
import { isOnScreen } from './is-on-screen';
import { isRightToLeft } from './is-right-to-left';
import type { MovingGallery, MovingView } from './moving-design';
import { pickSlide } from './pick-slide';
import type { ShownSlides } from './shown-slides';

/** What a visitor may request of a gallery, besides another slide. */
export interface HeardParts {
  readonly view: MovingView;
  readonly shown: ShownSlides;
  readonly autoplay: GalleryAutoplay | undefined;
}

/** Parts of a slide that handle clicks themselves. */
const clickable = 'a[href],button,label,summary,iframe,[role=button],' + editable;

/**
 * Handles clicks and keys of a gallery by two listeners, however many slides there are. The arrow
 * keys also work while nothing has the focus; they are ignored while the visitor types, or with the
 * gallery off the screen [4.13].
 */
export function listenToGallery(
  gallery: MovingGallery,
  { view, shown, autoplay }: HeardParts,
): void {
  const { root, list, data, window, ends, turn } = gallery;
  const { keyboard = true, keys } = data;

  function slideOf(target: Element): HTMLElement | false | null {
    const slide = target.closest<HTMLElement>(`[${slideAttribute}]`);
    return slide?.parentElement === list && slide;
  }

  listen(ends, root, 'click', (event) => {
    const { target } = event;
    if (event.defaultPrevented) return;
    for (const way of ['next', 'previous'] as const)
      if (target.closest(`[data-gallery-${way}]`)) turn(way);
    if (target.closest('[data-gallery-toggle]')) autoplay?.set(!autoplay.isPlaying);
    const slide = slideOf(target);
    if (!slide || target.closest(clickable)) return;
    const { left, width } = slide.getBoundingClientRect();
    pickSlide(gallery, view, slide, (event.clientX - left) / (width || 1));
  });

  listen(ends, window.document, 'keydown', (event) => {
    const { key, target } = event;
    // Only on demand: its cost grows with the slides.
    if (key === 'Tab' && view.prunes) shown.prune();
    if (!keyboard || event.ctrlKey || !isPlainKey(event)) return;
    if (!root.contains(target) && !target.matches('body,html')) return;
    if (target.closest(editable) || !isOnScreen(root, window)) return;
    const to = readGalleryKey(key, isRightToLeft(list, window) ? 'rtl' : 'ltr', keys);
    if (to) turn(to);
    else if ((key === 'Enter' || key === ' ') && slideOf(target) === target)
      pickSlide(gallery, view, target, 1);
    else return;
    event.preventDefault();
  });
}
