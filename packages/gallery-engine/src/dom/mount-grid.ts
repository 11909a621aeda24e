import type { Teardown } from '@frontage/core-lifecycle';
import { gridTarget } from '../designs/grid-target';
import { createGalleryIndex, stepIndex, type GalleryIndexEvent } from '../gallery-index';
import { readGalleryKey } from '../read-gallery-key';
import { slideFromHash } from '../slide-from-hash';
import { fireGalleryEvent } from './gallery-events';
import { galleryAttributes } from './gallery-parts';
import { measureGrid } from './measure';
import type { GalleryData } from './read-gallery';

/** The elements of a grid. */
export interface GridParts {
  readonly root: HTMLElement;
  readonly list: Element;
  readonly slides: readonly HTMLElement[];
}

/**
 * The grid's behaviour: arrows, Home and End move the focus between the slides'
 * links, the slide with the focus is the current one, and an `itemId` in the hash is
 * shown and focused [2.20]. Tab goes through all links as without scripts.
 */
export function mountGrid({ root, list, slides }: GridParts, data: GalleryData, window: Window): Teardown {
  const { currentIndex, keyboard = true, keys, loop } = data;
  let state = createGalleryIndex({ count: slides.length, index: currentIndex, loop });

  function apply(event: GalleryIndexEvent): void {
    const step = stepIndex(state, event);
    slides[state.index]?.removeAttribute(galleryAttributes.active);
    state = step.state;
    slides[state.index]?.setAttribute(galleryAttributes.active, '');
    for (const { type, index, direction } of step.effects) fireGalleryEvent(root, `gallery:${type}`, { index, direction });
  }

  function focusCurrent(options?: FocusOptions): void {
    slides[state.index]?.querySelector<HTMLElement>(`[${galleryAttributes.slideLink}]`)?.focus(options);
  }

  function onKey(event: KeyboardEvent): void {
    const index = slideOf(event.target);
    if (index < 0 || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    const { columns, dir } = measureGrid(list, window);
    const type = event.ctrlKey ? undefined : readGalleryKey(event.key, dir, keys);
    const target = gridTarget(event.key, { index, count: slides.length, columns }, event.ctrlKey);
    if (type) apply({ type });
    else if (target === undefined) return;
    else apply({ type: 'goTo', index: target });
    event.preventDefault();
    focusCurrent();
  }

  function onFocus(event: Event): void {
    const index = slideOf(event.target);
    if (index >= 0) apply({ type: 'goTo', index });
  }

  function slideOf(target: EventTarget | null): number {
    // Both listeners are on elements, whose events come from nodes.
    return slides.findIndex((slide) => slide.contains(target as Node | null));
  }

  function showAddressed(mayFocus: boolean): void {
    const names = slides.map(({ dataset }) => ({ id: dataset.slideId, url: dataset.slideUrl }));
    const index = slideFromHash(window.location.hash, names);
    if (index < 0) return;
    apply({ type: 'goTo', index });
    slides[index]?.scrollIntoView({ block: 'center' });
    if (mayFocus) focusCurrent({ preventScroll: true });
  }

  const onHash = (): void => showAddressed(true);
  if (keyboard) root.addEventListener('keydown', onKey);
  root.addEventListener('focusin', onFocus);
  window.addEventListener('hashchange', onHash);
  slides[state.index]?.setAttribute(galleryAttributes.active, '');
  // At the start the focus is taken only from the page itself, not from where someone is.
  showAddressed(!window.document.activeElement?.matches(':not(body, html)'));

  return () => {
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('focusin', onFocus);
    window.removeEventListener('hashchange', onHash);
    slides[state.index]?.removeAttribute(galleryAttributes.active);
  };
}
