type Content = Node | string;

/**
 * Creates an element with attributes and content.
 *
 * @param attributes those that are undefined are left out
 */
export function createPublishedElement<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}
