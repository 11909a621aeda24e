/** Attributes by name; null takes one away. */
export type Attributes = Readonly<Record<string, string | null>>;

/** Changes to the page that can all be taken back. */
export interface Marks {
  /** Sets attributes of an element, if there is one. */
  set(element: Element | null, attributes: Attributes): void;
  /** Puts other content into an element, if there is one. */
  fill(element: Element | null, ...content: readonly (Node | string)[]): void;
}

/** Remembers the first value of whatever it changes, and gives it back when the signal ends. */
export function createMarks(signal: AbortSignal): Marks {
  const attributes = new Map<Element, Attributes>();
  const contents = new Map<Element, readonly Node[]>();

  function set(element: Element | null, wanted: Attributes): void {
    if (!element) return;
    const before: Record<string, string | null> = {};
    for (const name of Object.keys(wanted)) before[name] = element.getAttribute(name);
    attributes.set(element, { ...before, ...attributes.get(element) });
    write(wanted, element);
  }

  function fill(element: Element | null, ...content: readonly (Node | string)[]): void {
    if (!element) return;
    if (!contents.has(element)) contents.set(element, [...element.childNodes]);
    element.replaceChildren(...content);
  }

  signal.addEventListener('abort', () => {
    attributes.forEach(write);
    contents.forEach((first, element) => element.replaceChildren(...first));
  });
  return { set, fill };
}

function write(attributes: Attributes, element: Element): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
