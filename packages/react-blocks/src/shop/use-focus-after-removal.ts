import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus where it was when what had it goes, such as the button that removes a
 * line: it then goes to the element that held it, and not to nowhere. Nothing scrolls.
 *
 * @param count how many things the element holds
 * @returns for the element; it needs a `tabIndex`
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
