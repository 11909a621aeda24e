import type { Teardown } from '@frontage/core-lifecycle';

const locks = new WeakMap<Document, { count: number; undo: Teardown }>();

/**
 * Keeps the page below from being scrolled, without moving it: it stays where it is,
 * and the room of a classic scrollbar is kept free by a padding (a gutter would stay in
 * view beside the layer). Several locks may hold at once; the last that is released
 * undoes it. Give the layer above the class `fr-overlay`, so that fingers on it do not
 * scroll the page either.
 *
 * @returns releases this lock; twice is harmless
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
  // On the right, whichever way text runs. Without one, a padding that the page has itself stays as
  // it is.
  if (scrollbar) style.paddingRight = `${scrollbar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}
