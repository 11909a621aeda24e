import type { Advice } from './advice';
import type { PageBlockRoot } from './list-page-blocks';
import { shortWords } from './short-words';

/** Blocks and sections are places that may go; other places may come from anywhere. */
const placeLinks = 'a[href^="#block-"],a[href^="#section-"]';

/**
 * Finds links to a place that the page no longer has. Any block may go, so that all are looked at.
 *
 * @param page as it is shown
 * @param blocks of it
 */
export function adviseLostLinks(
  page: Document,
  blocks: readonly PageBlockRoot[],
): readonly Advice[] {
  return blocks.flatMap(({ id, root }) =>
    [...root.querySelectorAll<HTMLAnchorElement>(placeLinks)]
      .filter(({ hash }) => !page.getElementById(hash.slice(1)))
      .map(({ textContent }): Advice => {
        const words = shortWords(textContent ?? '');
        return { code: 'lostLink', values: { words }, block: id };
      }),
  );
}
