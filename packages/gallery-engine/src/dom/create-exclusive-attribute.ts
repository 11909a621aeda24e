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
    for (const element of marked) element.removeAttribute(name);
    marked = [...elements].filter((element) => element !== undefined);
    for (const element of marked) element.setAttribute(name, value);
  }

  ends.push(() => mark([]));
  return mark;
}
