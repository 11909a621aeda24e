import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in place when the focused element, such as the button that removes a line, is
 * removed: the focus then moves to the container instead of being lost. Nothing scrolls.
 *
 * @param count the number of items in the container
 * @returns the ref for the container; it needs a `tabIndex`
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    const { activeElement, body } = document;
    if (isFewer && (activeElement === body || activeElement === null))
      holder.current?.focus({ preventScroll: true });
  }, [count]);
  return holder;
}
