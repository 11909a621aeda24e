import type { ShownWords } from './find-word-elements';
import type { StoredField } from './list-stored';

/** What may hold lines and nothing else. */
const holders = 'div,section,article,li,dd,td';

/**
 * Finds the element in which the page would show a text of an item that has none yet: the only
 * empty one beside the item's other words. Undefined where that is not certain.
 *
 * @param root of the block
 * @param path of the text
 * @param shown the other words of the block
 */
export function findEmptyPlace(
  root: HTMLElement,
  path: StoredField['path'],
  shown: readonly ShownWords[],
): HTMLElement | undefined {
  const item = path.slice(0, -1).join('/');
  const isOfItem = ({ words }: ShownWords) => words.path.slice(0, -1).join('/') === item;
  const own = shown.find(isOfItem);
  if (path.length === 1 || !own) return undefined;
  const others = shown.filter((one) => !isOfItem(one));
  const hasOthers = (around: Element) => others.some(({ element }) => around.contains(element));
  let around: HTMLElement = own.element;
  while (around !== root && around.parentElement && !hasOthers(around.parentElement))
    around = around.parentElement;
  const [place, ...more] = [...around.querySelectorAll<HTMLElement>(holders)].filter(isEmpty);
  return more.length === 0 ? place : undefined;
}

function isEmpty({ childElementCount, textContent }: HTMLElement): boolean {
  return childElementCount === 0 && textContent.trim() === '';
}
