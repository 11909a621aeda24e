import type { Advice } from './advice';
import type { PageBlockRoot } from './list-page-blocks';
import { shortWords } from './short-words';

/** Words that say nothing of where a link leads. */
const vague =
  /^(?:(?:click |press |tap )?here|(?:read |learn |see |find out )?more|link|this|continue)\W*$/i;

/**
 * Finds links that nobody can tell apart.
 *
 * @param block as the page shows it
 */
export function adviseLinks({ id, root }: PageBlockRoot): readonly Advice[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link): Advice[] => {
    if (link.closest('[aria-hidden=true]') || link.tabIndex < 0) return [];
    const words = nameOf(link);
    if (words === '') return [{ code: 'silentLink', values: {}, block: id }];
    // What goes on in a list says so by itself, and in words of the block.
    if (!vague.test(words) || link.matches('[rel=next],[rel=prev]')) return [];
    return [{ code: 'vagueLink', values: { words: shortWords(words) }, block: id }];
  });
}

/** As much of a link's name as a page of ours can have: a label, words, alternative texts. */
function nameOf(link: HTMLAnchorElement): string {
  const label = link.ariaLabel ?? '';
  if (label.trim() !== '') return label.trim();
  const labelled = (link.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => link.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ');
  if (labelled.trim() !== '') return labelled.trim();
  const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt);
  return [link.textContent ?? '', ...pictures, link.title].join(' ').trim();
}
