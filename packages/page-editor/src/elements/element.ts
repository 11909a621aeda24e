/** What an element is made of: attributes, and listeners by the name of their event. */
export interface ElementParts {
  readonly [name: string]: string | number | boolean | undefined | ((event: Event) => void);
}

/**
 * Makes an element. It goes without HTML as text, so that nothing in a page's content can run.
 *
 * @param document of the page that it is for
 * @param name of the element
 * @param parts attributes, left out for undefined and false; a function listens to the event of
 *   that name
 * @param children elements and texts
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  parts: ElementParts = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === 'function') made.addEventListener(part, value);
    else if (value !== undefined && value !== false)
      made.setAttribute(part, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}
