/** Attributes by name; null takes one away. */
export type Attributes = Readonly<Record<string, string | null>>;

/** Changes to the page that can all be taken back. */
export interface Marks {
  /** Sets attributes of an element, if there is one. */
  set(element: Element | null, attributes: Attributes): void;
  /** Puts other content into an element, if there is one. */
  fill(element: Element | null, ...content: readonly (Node | string)[]): void;
  /** Gives every attribute and content touched so far its first value again. */
  restore(): void;
}

/** Remembers the first value of whatever it changes. */
export function createMarks(): Marks {
  const attributes = new Map<Element, Record<string, string | null>>();
  const contents = new Map<Element, readonly Node[]>();

  function set(element: Element | null, wanted: Attributes): void {
    if (!element) return;
    const before = Object.keys(wanted).map((name) => [name, element.getAttribute(name)]);
    attributes.set(element, { ...Object.fromEntries(before), ...attributes.get(element) });
    write(element, wanted);
  }

  function fill(element: Element | null, ...content: readonly (Node | string)[]): void {
    if (!element) return;
    if (!contents.has(element)) contents.set(element, [...element.childNodes]);
    element.replaceChildren(...content);
  }

  function restore(): void {
    attributes.forEach((first, element) => write(element, first));
    contents.forEach((first, element) => element.replaceChildren(...first));
    attributes.clear();
    contents.clear();
  }

  return { set, fill, restore };
}

function write(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
