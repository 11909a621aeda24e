import { useEffect, useRef, type RefObject } from 'react';

/**
 * Empties the field that adds to a list once the list has grown: what is refused stays to
 * be mended, what is taken goes. The focus stays where it is.
 *
 * @param count how many things the list has
 * @returns for the field
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
