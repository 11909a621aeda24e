/** A change of an element: attributes by name, null removes one; `content` are its children. */
export type ElementPatch = Readonly<Record<string, string | null | readonly (Node | string)[]>>;

/** Applies a patch to an element, if the element exists; without a patch, restores its original. */
export type PatchElement = (element: Element | null, change?: ElementPatch) => void;

/** Creates a function that changes the page reversibly; when the signal aborts, all is undone. */
export function createPatcher(signal: AbortSignal): PatchElement {
  const originals = new Map<Element, ElementPatch>();

  function patch(element: Element | null, change = element && originals.get(element)): void {
    if (!element || !change) return;
    const before: Record<string, ElementPatch[string]> = {};
    for (const [name, value] of Object.entries(change)) {
      before[name] = name === 'content' ? [...element.childNodes] : element.getAttribute(name);
      if (value === before[name]) continue;
      if (typeof value === 'string') element.setAttribute(name, value);
      else if (value) element.replaceChildren(...value);
      else element.removeAttribute(name);
    }
    originals.set(element, { ...before, ...originals.get(element) });
  }

  signal.addEventListener('abort', () =>
    originals.forEach((original, element) => patch(element, original)),
  );
  return patch;
}
