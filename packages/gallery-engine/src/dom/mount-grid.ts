import { gridTarget } from '../designs/grid-target';
import { createGalleryIndex, stepIndex, type GalleryIndexEvent } from '../gallery-index';
import { readGalleryKey } from '../read-gallery-key';
import { slideFromHash } from '../slide-from-hash';
import type { GalleryCalls, GalleryParts } from './bind-gallery';
import { createExclusiveAttribute } from './create-exclusive-attribute';
import { editable } from './editable';
import type { GalleryContext } from './gallery-context';
import { fireGalleryEvent } from './fire-gallery-event';
import { activeAttribute, slideAttribute, slideLinkAttribute } from './gallery-attributes';
import { givePictures } from './give-pictures';
import { isPlainKey } from './is-plain-key';
import { listen } from './listen';
import { measureGrid } from './measure-grid';
import { mountLayout } from './mount-layout';
import type { GalleryData } from './read-gallery';

/**
 * Mounts grid, autogrid, autocolumns, autorows and list: arrows, Home and End move the focus
 * between the slides' links, the slide with the focus is the current one, and an `itemId` in the
 * hash is shown and focused [2.20]. Tab goes through all links as without scripts. Slides may be
 * added and removed. It cannot be linked, and has no autoplay.
 */
export function mountGrid(
  { root, list, ends }: GalleryParts,
  data: GalleryData,
  context: GalleryContext,
): GalleryCalls {
  const { window } = context;
  const { currentIndex, design, keyboard = true, keys, loop } = data;
  const mark = createExclusiveAttribute(ends, activeAttribute);
  let slides = findSlides();
  // A visitor who is in the gallery before its script loads stays in place.
  const focused = slideOf(window.document.activeElement);
  let state = createGalleryIndex({
    count: slides.length,
    index: focused < 0 ? currentIndex : focused,
    loop,
  });

  function findSlides(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>(`[${slideAttribute}]`)];
  }

  function slideOf(target: Element | null): number {
    return slides.findIndex((slide) => slide.contains(target));
  }

  function markCurrent(): void {
    mark([slides[state.index]]);
  }

  function apply(event: GalleryIndexEvent): void {
    const step = stepIndex(state, event);
    state = step.state;
    markCurrent();
    for (const { type, index, direction } of step.effects)
      fireGalleryEvent(root, `gallery:${type}`, { index, direction });
  }

  function focusCurrent(options?: FocusOptions): void {
    slides[state.index]?.querySelector<HTMLElement>(`[${slideLinkAttribute}]`)?.focus(options);
  }

  function turn(to: 'next' | 'previous' | number): boolean {
    apply(typeof to === 'number' ? { type: 'goTo', index: to } : { type: to });
    focusCurrent();
    return true;
  }

  function onKey(event: KeyboardEvent & { readonly target: Element }): void {
    const { target } = event;
    const index = slideOf(target);
    if (index < 0 || !isPlainKey(event) || target.closest(editable)) return;
    const { columns, dir } = measureGrid(list, design, window);
    const way = event.ctrlKey ? undefined : readGalleryKey(event.key, dir, keys);
    const to =
      way ?? gridTarget(event.key, { index, count: slides.length, columns }, event.ctrlKey);
    if (to === undefined) return;
    turn(to);
    event.preventDefault();
  }

  function showAddressed(mayFocus: boolean): void {
    const names = slides.map(({ dataset }) => ({ id: dataset.slideId, url: dataset.slideUrl }));
    const index = slideFromHash(window.location.hash, names);
    if (index < 0) return;
    apply({ type: 'goTo', index });
    slides[index]?.scrollIntoView({ block: 'center' });
    if (mayFocus) focusCurrent({ preventScroll: true });
  }

  const changes = new window.MutationObserver(() => {
    const current = slides[state.index];
    slides = findSlides();
    apply({ type: 'setCount', count: slides.length, index: current && slides.indexOf(current) });
  });

  ends.push(() => changes.disconnect());
  givePictures({ list, ends }, context);
  mountLayout({ list, ends, slides: () => slides }, design, context);
  if (keyboard) listen(ends, root, 'keydown', onKey);
  listen(ends, root, 'focusin', ({ target }) => {
    const index = slideOf(target);
    if (index >= 0) apply({ type: 'goTo', index });
  });
  listen(ends, window, 'hashchange', () => showAddressed(true));
  changes.observe(list, { childList: true });
  markCurrent();
  // At the start the focus is only taken from the page itself, not from another element.
  showAddressed(!window.document.activeElement?.matches(':not(body, html)'));
  return { index: () => state.index, count: () => slides.length, turn };
}
