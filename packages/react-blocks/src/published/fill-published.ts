import type { Teardown } from '@frontage/core-lifecycle';

/** The class of what we put on pages of others: it has the values that our styles need. */
export const publishedClass = 'fr-published';

/**
 * Shows content of ours in a published block, in the place of what an earlier runtime left. The
 * result brings that back.
 */
export function fillPublished(root: Element, content: HTMLElement): Teardown {
  const before = [...root.childNodes];
  content.classList.add(publishedClass);
  root.replaceChildren(content);
  return () => root.replaceChildren(...before);
}
