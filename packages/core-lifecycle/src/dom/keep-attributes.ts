import type { Teardown } from '../teardown';

/**
 * Keeps attributes as they are now; the teardown gives them back, whoever has changed them since.
 *
 * @param names @default all there are: others are taken away
 */
export function keepAttributes(element: Element, names?: readonly string[]): Teardown {
  const before = new Map(
    (names ?? element.getAttributeNames()).map((name) => [name, element.getAttribute(name)]),
  );
  return () => {
    // Only those that are there: Chromium leaves an empty `style` behind when one is removed that
    // only scripts wrote and nobody has read.
    for (const name of element.getAttributeNames())
      if (names ? before.get(name) === null : !before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) if (value !== null) element.setAttribute(name, value);
  };
}
