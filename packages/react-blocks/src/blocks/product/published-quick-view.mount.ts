import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';

/** A quick view of published markup. */
export interface PublishedQuickView {
  /** The link to the page of its product; undefined if there is none around it. */
  readonly link: HTMLAnchorElement | undefined;
}

/** Reads published markup: of the links around it the nearest leads to the product. */
export function read(root: HTMLElement): PublishedQuickView {
  for (let place = root.parentElement; place; place = place.parentElement) {
    const links = place.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])');
    const link = [...links].find((found) => !root.contains(found));
    if (link || place.matches('article,section,main,.sqs-block')) return { link };
  }
  return { link: undefined };
}

/** Lets a press lead to the page of the product. Without a link it stays as it is. */
export function mount(
  root: HTMLElement,
  { link }: PublishedQuickView,
  { window: { document }, signal }: BlockContext,
): Teardown | undefined {
  if (!link) return undefined;
  const changes = createMarkupChanges(document);
  changes.set(root, 'role', 'button');
  changes.set(root, 'tabindex', '0');
  const press = (event: Event): void => {
    event.preventDefault();
    link.click();
  };
  root.addEventListener('click', press, { signal });
  root.addEventListener(
    'keydown',
    (event) => (event.key === 'Enter' || event.key === ' ') && press(event),
    { signal },
  );
  return changes.undo;
}
