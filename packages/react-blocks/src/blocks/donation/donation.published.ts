import { readBlockJson } from '@frontage/core-lifecycle/dom';
import { storedFields } from '../../stored/stored-fields';

/** The class of the button in published markup, which is empty without a script. */
export const publishedDonationButton = 'sqs-donate-button';

/** A donation of published markup. */
export interface PublishedDonation {
  readonly button: HTMLElement | null;
  readonly label: string;
  /** Where it is given; undefined if the markup does not say which donation it is. */
  readonly href: string | undefined;
}

/** Reads published markup; never throws. */
export function readPublishedDonation(root: HTMLElement): PublishedDonation {
  const button = root.querySelector<HTMLElement>(`.${publishedDonationButton}`);
  const stored = storedFields(readBlockJson(root, 'data-block-json'));
  const page = storedFields(stored.raw('donatePage'));
  const id = stored.text('donatePageId') || page.text('id');
  return {
    button,
    label: button?.textContent?.trim() || stored.text('buttonLabel').trim() || 'Donate',
    href: id === '' ? undefined : `/checkout/donate?${new URLSearchParams({ donatePageId: id })}`,
  };
}
