import type { Teardown } from '@frontage/core-lifecycle';
import { changeAttribute, changeContent } from '@frontage/core-lifecycle/dom';

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
  const undos = new Map<Element, Teardown[]>();

  function mark(element: Element | null, look?: Look): void {
    if (!element) return;
    const own = undos.get(element) ?? [];
    undos.set(element, own);
    if (!look) while (own.length) own.pop()?.();
    else
      for (const [name, value] of Object.entries(look))
        own.push(
          value instanceof Array
            ? changeContent(element, value)
            : changeAttribute(element, name, value),
        );
  }

  signal.addEventListener('abort', () => undos.forEach((_, element) => mark(element)));
  return mark;
}
