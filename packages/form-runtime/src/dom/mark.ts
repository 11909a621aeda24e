/**
 * The look of an element: attributes by name, where null removes one, and under `content` its
 * children.
 */
export type Look = Readonly<Record<string, string | null | readonly (Node | string)[]>>;

/** Gives an element a look, if the element exists; without a look, its original one. */
export type Mark = (element: Element | null, look?: Look) => void;

/** Makes reversible changes to the page; when the signal ends, all are undone. */
export function createMark(signal: AbortSignal): Mark {
  const first = new Map<Element, Look>();

  function mark(element: Element | null, look = element && first.get(element)): void {
    if (!element || !look) return;
    const before: Record<string, Look[string]> = {};
    for (const [name, value] of Object.entries(look)) {
      before[name] = name === 'content' ? [...element.childNodes] : element.getAttribute(name);
      if (value === before[name]) continue;
      if (typeof value === 'string') element.setAttribute(name, value);
      else if (value) element.replaceChildren(...value);
      else element.removeAttribute(name);
    }
    first.set(element, { ...before, ...first.get(element) });
  }

  signal.addEventListener('abort', () => first.forEach((look, element) => mark(element, look)));
  return mark;
}
