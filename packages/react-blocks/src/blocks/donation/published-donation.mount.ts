import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createPublishedElement } from '../../published/create-published-element';
import { fillPublished } from '../../published/fill-published';
import type { PublishedDonation } from './donation.published';

/** Reads published markup. */
export { readPublishedDonation as read } from './donation.published';

/**
 * Lets the button lead to where is given, by a click, Enter or Space [4.24]. Without a button, or
 * one that says where, the console is told [8.16].
 */
export function mount(
  _root: HTMLElement,
  { button, label, href }: PublishedDonation,
  { window: { document }, signal, report }: BlockContext,
): Teardown | undefined {
  if (!button || href === undefined) {
    const message = 'It needs a button and the id of a page to donate at.';
    report({ code: 'DONATION_BUTTON_MISSING', block: 'donation', message });
    return undefined;
  }
  const link = createPublishedElement(
    document,
    'a',
    { class: 'fr-donation-published', href, role: 'button' },
    label,
  );
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  return fillPublished(button, link);
}
