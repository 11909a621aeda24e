import type { Teardown } from '@frontage/core-lifecycle';
import { gridTarget } from '../designs/grid-target';
import { createGalleryIndex, stepIndex, type GalleryIndexEvent } from '../gallery-index';
import { readGalleryKey } from '../read-gallery-key';
import { slideFromHash } from '../slide-from-hash';
import { fireGalleryEvent } from './gallery-events';
import { activeAttribute, slideAttribute, slideLinkAttribute } from './gallery-parts';
import { measureGrid } from './measure';
import { mountLayout } from './mount-layout';
import type { GalleryData } from './read-gallery';

/** The elements of a grid. */
export interface GridParts {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
}

/** Designs without rows that one could go up and down in: there Up and Down scroll the page. */
const unruled: readonly string[] = ['autocolumns', 'autorows'];

/**
 * The behaviour of grid, autogrid, autocolumns, autorows and list: arrows, Home and
 * End move the focus between the slides' links, the slide with the focus is the current
 * one, and an `itemId` in the hash is shown and focused [2.20]. Tab goes through all
 * links as without scripts. Slides may come and go.
 */
export function mountGrid(parts: GridParts, data: GalleryData, window: Window & typeof globalThis): Teardown {
  const { root, list } = parts;
  let { slides } = parts;
  const { currentIndex, design, keyboard = true, keys, loop } = data;
  // Who is in the gallery before its script stays where they are.
  const focused = slideOf(window.document.activeElement);
  let state = createGalleryIndex({ count: slides.length, index: focused < 0 ? currentIndex : focused, loop });

  function apply(event: GalleryIndexEvent, after = slides): void {
    const step = stepIndex(state, event);
    slides[state.index]?.removeAttribute(activeAttribute);
    slides = after;
    state = step.state;
    slides[state.index]?.setAttribute(activeAttribute, '');
    for (const { type, index, direction } of step.effects) fireGalleryEvent(root, `gallery:${type}`, { index, direction });
  }

  function focusCurrent(options?: FocusOptions): void {
    slides[state.index]?.querySelector<HTMLElement>(`[${slideLinkAttribute}]`)?.focus(options);
  }

  function onKey(event: KeyboardEvent): void {
    const index = slideOf(event.target);
    if (index < 0 || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    const { columns: inRow, dir } = measureGrid(list, window);
    const columns = unruled.includes(design) ? slides.length : inRow;
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

  const changes = new window.MutationObserver(() => {
    const now = [...list.querySelectorAll<HTMLElement>(`[${slideAttribute}]`)];
    apply({ type: 'setCount', count: now.length }, now);
  });
  const endLayout = mountLayout({ list, slides: () => slides }, design, window);

  const onHash = (): void => showAddressed(true);
  if (keyboard) root.addEventListener('keydown', onKey);
  root.addEventListener('focusin', onFocus);
  window.addEventListener('hashchange', onHash);
  changes.observe(list, { childList: true });
  slides[state.index]?.setAttribute(activeAttribute, '');
  // At the start the focus is taken only from the page itself, not from where someone is.
  showAddressed(!window.document.activeElement?.matches(':not(body, html)'));

  return () => {
    endLayout();
    changes.disconnect();
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('focusin', onFocus);
    window.removeEventListener('hashchange', onHash);
    slides[state.index]?.removeAttribute(activeAttribute);
  };
}
