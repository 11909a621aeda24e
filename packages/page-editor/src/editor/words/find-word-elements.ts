import type { PlainWords } from './plain-words';

/** A plain text where the page shows it. */
export interface ShownWords {
  readonly element: HTMLElement;
  readonly words: PlainWords;
}

/**
 * Finds the elements of a block that show its plain texts and nothing else, so that any block has
 * them. Where it is not certain which text an element shows, there is none.
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
      return word ? [{ element, words: word }] : [];
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
