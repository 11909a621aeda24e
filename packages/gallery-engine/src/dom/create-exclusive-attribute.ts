import type { Teardown } from '@frontage/core-lifecycle';

/**
 * An attribute that only certain elements have: each call says which. The end of the gallery
 * removes it from all of them.
 */
export function createExclusiveAttribute(
  ends: Teardown[],
  name: string,
  value = '',
): (elements: Iterable<Element | undefined>) => void {
  let marked: Element[] = [];

  function mark(elements: Iterable<Element | undefined>): void {
    for (const one of marked) one.removeAttribute(name);
    marked = [...elements].filter((one) => one !== undefined);
    for (const one of marked) one.setAttribute(name, value);
  }

  ends.push(() => mark([]));
  return mark;
}
