import { useEffect, useRef, type RefObject } from 'react';

/**
 * Clears the field that adds to a list once the list has grown: a rejected value stays to be
 * corrected, an accepted one goes. The focus stays where it is.
 *
 * @param count the length of the list
 * @returns the ref for the field
 */
export function useEmptiedField(count: number): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count > last.current && field.current) field.current.value = '';
    last.current = count;
  }, [count]);
  return field;
}
