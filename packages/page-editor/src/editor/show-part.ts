import type { PagePart } from '@frontage/site-model/editing';
import { element } from '../elements/element';
import { partTexts as texts } from './part-texts';

/**
 * Says of a part that every page has where it is changed, and gives the way there the focus.
 *
 * @param root where it is said
 * @param part the part
 * @param href its settings; undefined for whoever may not change it
 */
export function showPart(root: HTMLElement, part: PagePart, href: string | undefined): void {
  const { ownerDocument: document } = root;
  const change =
    href === undefined
      ? element(document, 'p', { class: 'quiet' }, texts.notYours)
      : element(document, 'a', { class: 'button', href }, texts.change);
  root.replaceChildren(
    element(document, 'h2', {}, texts[part]),
    element(document, 'p', {}, texts.everywhere),
    change,
  );
  change.focus();
}
