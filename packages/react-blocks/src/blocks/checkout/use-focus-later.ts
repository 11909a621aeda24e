import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to words that took the place of what had it; what the page came with takes it
 * from nobody.
 *
 * @param isLater whether the page showed something else before
 * @returns for the words; they need a `tabIndex`
 */
export function useFocusLater(isLater: boolean): RefObject<HTMLParagraphElement | null> {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isLater) words.current?.focus();
  }, [isLater]);
  return words;
}
