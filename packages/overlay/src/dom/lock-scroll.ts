import type { Teardown } from '@frontage/core-lifecycle';

const locks = new WeakMap<Document, { count: number; undo: Teardown }>();

/**
 * Locks the scrolling of the page below without moving it. The space of a classic scrollbar is
 * replaced by padding (a gutter would stay visible beside the layer). Several locks may be held at
 * once; releasing the last one unlocks the page. Give the layer above the class `fr-overlay`, so
 * that touches on it do not scroll the page either.
 *
 * @returns releases this lock; calling it again does nothing
 */
export function lockScroll(document: Document): Teardown {
  const lock = locks.get(document) ?? { count: 0, undo: freeze(document) };
  locks.set(document, lock);
  lock.count++;
  let isHeld = true;

  return () => {
    if (isHeld && !--lock.count) {
      lock.undo();
      locks.delete(document);
    }
    isHeld = false;
  };
}

function freeze({ defaultView, documentElement }: Document): Teardown {
  const { style, clientWidth } = documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = defaultView ? defaultView.innerWidth - clientWidth : 0;
  style.overflow = 'hidden';
  // On the right in both text directions. Without a scrollbar, the page's own padding stays.
  if (scrollbar) style.paddingRight = `${scrollbar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
    // An empty one is left behind by what only scripts wrote.
    if (!documentElement.getAttribute('style')) documentElement.removeAttribute('style');
  };
}
