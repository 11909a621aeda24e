import { keepAttributes } from '@frontage/core-lifecycle/dom';
import { readGalleryKey } from '../read-gallery-key';
import { isPlainKey } from './is-plain-key';
import { isRightToLeft } from './is-right-to-left';
import { listen } from './listen';
import type { MovingGallery } from './moving-design';

/**
 * Makes the slides of a strip tabs, which show the slide of a linked gallery: one stop for Tab;
 * arrow keys, Home and End go and show at once, Enter and Space show.
 *
 * @returns says which is the active one
 */
export function createStripTabs(gallery: MovingGallery): (active: HTMLElement | undefined) => void {
  const { root, list, data, window, ends, turn } = gallery;
  const known = new Set<Element>();

  function become(slide: HTMLElement): void {
    if (known.has(slide)) return;
    known.add(slide);
    ends.push(keepAttributes(slide, ['role', 'aria-roledescription', 'aria-selected', 'tabindex']));
    slide.role = 'tab';
    slide.removeAttribute('aria-roledescription');
  }

  ends.push(keepAttributes(list, ['role', 'tabindex', 'aria-label']));
  list.role = 'tablist';
  list.removeAttribute('tabindex');
  list.ariaLabel = root.ariaLabel;

  listen(ends, list, 'keydown', (event) => {
    const { key, target } = event;
    if (!known.has(target) || event.ctrlKey || !isPlainKey(event)) return;
    const edges: Partial<Record<string, number>> = { Home: 0, End: -1 };
    const to =
      edges[key] ?? readGalleryKey(key, isRightToLeft(list, window) ? 'rtl' : 'ltr', data.keys);
    if (to !== undefined) turn(to);
    else if (key === 'Enter' || key === ' ') target.click();
    else return;
    event.preventDefault();
  });

  return (active) => {
    for (const slide of list.children) {
      become(slide);
      slide.ariaSelected = String(slide === active);
      slide.tabIndex = slide === active ? 0 : -1;
    }
  };
}
