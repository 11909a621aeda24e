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
    // Those that are there, since Chromium leaves an empty `style` behind when one is removed that
    // only scripts wrote and nobody has read.
    for (const name of element.getAttributeNames())
      if (!names || names.includes(name)) element.removeAttribute(name);
    for (const [name, value] of before) if (value !== null) element.setAttribute(name, value);
  };
}

/**
 * Sets an attribute, or takes it away; the teardown gives back what was there.
 *
 * @param value null takes it away
 */
export function changeAttribute(element: Element, name: string, value: string | null): Teardown {
  const before = element.getAttribute(name);
  writeAttribute(element, name, value);
  return () => writeAttribute(element, name, before);
}

/** Puts something else into an element; the teardown gives back the nodes that were there. */
export function changeContent(element: Element, content: readonly (Node | string)[]): Teardown {
  const before = [...element.childNodes];
  element.replaceChildren(...content);
  return () => element.replaceChildren(...before);
}

/** Takes a node out of the page; the teardown puts it back where it was. */
export function removeNode(node: ChildNode): Teardown {
  const place = new Comment();
  node.replaceWith(place);
  return () => place.replaceWith(node);
}

/**
 * Puts a node somewhere; the teardown puts it back where it was, or takes it away when it was new.
 *
 * @param insert puts it there
 */
export function placeNode(node: ChildNode, insert: () => void): Teardown {
  const undo = node.parentNode ? removeNode(node) : () => node.remove();
  insert();
  return undo;
}

/** Puts an element around another one; the teardown takes it away again. */
export function wrapElement(element: Element, wrapper: Element): Teardown {
  element.replaceWith(wrapper);
  wrapper.append(element);
  return () => wrapper.replaceWith(element);
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
