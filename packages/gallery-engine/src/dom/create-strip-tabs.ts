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
  const { list, data, window, ends, turn } = gallery;
  const known = new Set<Element>();
  // What a tab is, is said by its role.
  const label = 'aria-roledescription';

  ends.push(keepAttributes(list, ['role', 'tabindex']));
  list.role = 'tablist';
  list.removeAttribute('tabindex');

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
      if (!known.has(slide)) {
        known.add(slide);
        ends.push(keepAttributes(slide, [label, 'role', 'aria-selected', 'tabindex']));
        slide.role = 'tab';
        slide.removeAttribute(label);
      }
      slide.ariaSelected = String(slide === active);
      slide.tabIndex = slide === active ? 0 : -1;
    }
  };
}
