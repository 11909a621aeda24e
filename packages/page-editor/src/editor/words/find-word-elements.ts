import type { PlainWords } from './plain-words';

/** A plain text where the page shows it. */
export interface ShownWords {
  readonly element: HTMLElement;
  readonly words: PlainWords;
  /** Whether the page shows line breaks of it, which may be written there for that reason. */
  readonly hasBreaks: boolean;
}

/**
 * Finds the elements of a block that show its plain texts and nothing else, so that any block has
 * them. Where it is not certain which text an element shows, there is none; the same goes for line
 * breaks that the page does not show.
 *
 * @param root of the block
 * @param words of the block, in the order in which it shows them
 */
export function findWordElements(root: HTMLElement, words: readonly PlainWords[]): ShownWords[] {
  const leaves = [root, ...root.querySelectorAll<HTMLElement>('*')].filter(isLeaf);
  const textOf = (element: HTMLElement) => element.textContent.trim();
  return [...new Set(words.map(({ text }) => text.trim()))].flatMap((text) => {
    const same = words.filter((word) => word.text.trim() === text);
    const elements = leaves.filter((element) => textOf(element) === text);
    if (elements.length !== same.length) return [];
    return elements.flatMap((element, index) => {
      const word = same[index];
      if (!word) return [];
      const hasBreaks = word.isMultiline && showsBreaks(element);
      return hasBreaks || !text.includes('\n') ? [{ element, words: word, hasBreaks }] : [];
    });
  });
}

/** Whether an element holds words and nothing else, which can be seen. */
function isLeaf(element: HTMLElement): boolean {
  return (
    element.childElementCount === 0 &&
    element.textContent.trim() !== '' &&
    !/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|OPTION|TEXTAREA|TIME)$/.test(element.tagName) &&
    // What only screen readers get is a point of the page.
    element.offsetWidth > 1
  );
}

/** Whether line breaks of its text are shown: not in a heading, whose name is one line. */
function showsBreaks(element: HTMLElement): boolean {
  const { whiteSpace } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  return !/^H\d$/.test(element.tagName) && /^(pre|break)/.test(whiteSpace ?? '');
}
