/** Attributes by name; null takes one away. */
export type Attributes = Readonly<Record<string, string | null>>;

/** What is put into an element. */
export type Content = readonly (Node | string)[];

/** Changes to the page that can all be taken back. */
export interface Marks {
  /** Sets attributes of an element, if there is one, and its content, if some is given. */
  set(element: Element | null, attributes: Attributes, content?: Content): void;
  /** Gives every attribute and content of the element touched so far its first value again. */
  reset(element: Element | null): void;
}

type Look = readonly [attributes: Attributes, content?: Content | undefined];

/** Remembers the first value of whatever it changes, and gives all back when the signal ends. */
export function createMarks(signal: AbortSignal): Marks {
  const looks = new Map<Element | null, Look>();

  function set(element: Element | null, attributes: Attributes, content?: Content): void {
    if (!element) return;
    const [known, nodes = content && [...element.childNodes]] = looks.get(element) ?? [];
    const before: Record<string, string | null> = {};
    for (const name of Object.keys(attributes)) before[name] = element.getAttribute(name);
    looks.set(element, [{ ...before, ...known }, nodes]);
    write([attributes, content], element);
  }

  signal.addEventListener('abort', () => looks.forEach(write));
  return { set, reset: (element) => write(looks.get(element), element) };
}

function write([attributes, content]: Look = [{}], element: Element | null): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
  if (content) element?.replaceChildren(...content);
}
