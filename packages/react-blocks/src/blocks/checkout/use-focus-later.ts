import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a text that replaced the focused element; the initial content of a page takes the focus
 * from nobody.
 *
 * @param isLater whether the page showed something else before
 * @returns the ref for the text, which needs a `tabIndex`
 */
export function useFocusLater(isLater = false): RefObject<HTMLParagraphElement | null> {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isLater) words.current?.focus();
  }, [isLater]);
  return words;
}
