import type { PagePart } from '@frontage/site-model/editing';
import { element } from '../elements/element';

/** What is said of the parts that every page has. In English, as is the whole area. */
const texts = {
  header: 'Header',
  footer: 'Footer',
  announcement: 'Announcement bar',
  everywhere: 'It is on every page of your site, so it is changed in the settings.',
  change: 'Change it in the settings',
  notYours: 'Your role does not let you change it.',
} as const;

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
