/**
 * What an element is to have: attributes by name, null taking one away, and under `content` what
 * stands in it.
 */
export type Look = Readonly<Record<string, string | null | readonly (Node | string)[]>>;

/**
 * Gives an element a look, if there is such an element; without a look, the one it had at first.
 */
export type Mark = (element: Element | null, look?: Look) => void;

/** Makes changes to the page that can be taken back; when the signal ends, all are. */
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
