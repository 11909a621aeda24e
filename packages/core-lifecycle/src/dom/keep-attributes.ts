import type { Teardown } from '../teardown';

/**
 * Remembers attributes as they are now; the teardown restores them, whoever has changed them since.
 *
 * @param names @default all attributes: the teardown removes any others
 */
export function keepAttributes(element: Element, names?: readonly string[]): Teardown {
  const before = new Map(
    (names ?? element.getAttributeNames()).map((name) => [name, element.getAttribute(name)]),
  );
  return () => {
    // Only existing ones: Chromium leaves an empty `style` behind when it removes one that only
    // scripts have written and nobody has read.
    for (const name of element.getAttributeNames())
      if (names ? before.get(name) === null : !before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) if (value !== null) element.setAttribute(name, value);
  };
}
