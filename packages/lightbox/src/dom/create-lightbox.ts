import { browserClock, createReducedMotion } from '@frontage/core-lifecycle/dom';
import { lightboxDefaults, type LightboxSettings } from '../defaults';
import { itemFromAddress } from '../item-address';
import type { LightboxItem } from '../lightbox-item';
import { createLife } from './create-life';
import { createListeners } from './create-listeners';
import { createPictures } from './create-pictures';
import type { Lightbox, LightboxOptions } from './lightbox-options';
import { createView, type LightboxView } from './lightbox-view';
import { trackHistory } from './track-history';

/**
 * Creates a lightbox for a set of items. Nothing is on the page until it opens, and nothing after
 * it has closed [4.06].
 *
 * @example
 * const lightbox = createLightbox({ window, items: [{ content: { src: '/a.jpg', alt: 'A bowl' },
 * meta: {} }] }); lightbox.open(0);
 */
export function createLightbox(options: LightboxOptions): Lightbox {
  const { window, items, openerOf, media } = options;
  const { clock = browserClock(window), reducedMotion = createReducedMotion(window) } = options;
  const settings: LightboxSettings = { ...lightboxDefaults, ...options };
  const { on, emit } = createListeners();
  const pictures = createPictures(window, settings, () => view?.preload());
  const readItems = (): readonly LightboxItem[] => (typeof items === 'function' ? items() : items);
  const close = (): void => send({ type: 'close' });
  let set: readonly LightboxItem[] = [];
  let view: LightboxView | undefined;

  const history = trackHistory(window, settings, {
    items: () => set,
    current: () => (isOpen() ? set[index()] : undefined),
    onLeave: () => send({ type: 'close', byHistory: true }),
    onItem: goTo,
  });
  const { send, after, index, isOpen } = createLife(clock, reducedMotion, {
    ...history,
    present() {
      view ??= createView({ window, media, settings, pictures, clock, close, goTo, step });
      view.present();
      after(settings.overlayFade, { type: 'faded' });
    },
    show: () => view?.show(index(), set),
    opened: () => emit('open', { index: index() }),
    dismiss() {
      // The browser returns the focus to the element that had it.
      view?.dismiss();
      focusInView(set[index()] && openerOf?.(index()), window);
      after(settings.speed, { type: 'gone' });
    },
    remove() {
      view?.remove();
      view = undefined;
      pictures.keep([]);
      emit('close', {});
    },
  });

  function goTo(to: number): void {
    const from = index();
    send({ type: 'go', index: to });
    if (index() !== from) emit('change', { index: index() });
  }

  function step(by: number): void {
    const to = index() + by;
    if (settings.loop || set[to]) goTo(to);
  }

  function open(position: number, opener?: HTMLElement): void {
    if (isOpen()) return;
    set = readItems();
    // Not every browser focuses a link when it is clicked.
    if (set.length) opener?.focus({ preventScroll: true });
    send({ type: 'open', index: position, count: set.length });
  }

  return {
    get isOpen() {
      return isOpen();
    },
    open,
    prepare(position) {
      // Only the latest: the focus may pass over hundreds of links.
      const next = !isOpen() && readItems()[position];
      if (next) pictures.keep([next.content]);
    },
    openFromAddress() {
      const position = itemFromAddress(window.location, readItems(), settings);
      if (position >= 0) open(position, openerOf?.(position));
      return position >= 0;
    },
    close,
    goTo,
    goToNext: () => step(1),
    goToPrevious: () => step(-1),
    on,
    destroy() {
      history.destroy();
      send({ type: 'destroy' });
    },
  };
}

/** Focuses an element, unless it would have to be scrolled to. */
function focusInView(element: HTMLElement | undefined, { innerHeight }: Window): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) element.focus({ preventScroll: true });
}
