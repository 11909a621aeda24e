import type { WrittenPart } from './written-part';

/** Where parts of a block are written. */
export interface PartsPlace {
  /** The block, on the page. */
  readonly root: HTMLElement;
  readonly parts: readonly WrittenPart[];
  /** The editor's own. */
  readonly document: Document;
  /** The room of a part's tools in the panel. */
  readonly tools: HTMLElement;
}

/**
 * Hears which part is written, and when none is any longer. A part with tools is also written while
 * one of them, or a dialog that it opened, has the focus.
 *
 * @param onChange is told the part; undefined for none
 * @returns ends that
 */
export function listenToParts(
  { root, parts, document, tools }: PartsPlace,
  onChange: (part: WrittenPart | undefined) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let on: WrittenPart | undefined;
  const partAt = (target: EventTarget | null) => parts.find((part) => part.element === target);

  function turnTo(part: WrittenPart | undefined): void {
    if (part === on) return;
    on = part;
    onChange(part);
  }

  root.ownerDocument.addEventListener(
    'focusin',
    ({ target }) => {
      const part = partAt(target);
      if (part) openAround(part, parts);
      turnTo(part);
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // The tools of a part stand in another document, which no event of this one names.
      if (!on?.createTools) turnTo(partAt(relatedTarget));
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const at = target as Element;
      if (!root.contains(at) && !tools.contains(at) && !at.closest('dialog')) turnTo(undefined);
    },
    { signal },
  );
  return () => ended.abort();
}

/** Opens the disclosure whose title is written, if there is something to write in it. */
function openAround({ element }: WrittenPart, parts: readonly WrittenPart[]): void {
  const details = element.closest('summary')?.closest('details');
  if (!details || details.open) return;
  details.open = parts.some(
    (part) => part.createTools !== undefined && details.contains(part.element),
  );
}
