import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { typedAmount } from './currency-affixes';
import { donationParts, donationWordsAttribute } from './donation.parts';

/** What a donation's script needs besides the markup. */
export interface DonationData {
  /** The button's text, with `{amount}` as the placeholder. */
  readonly words: string;
}

/** Reads it; never throws. */
export function read(root: HTMLElement): DonationData {
  return { words: root.getAttribute(donationWordsAttribute) ?? '' };
}

/**
 * Shows the chosen amount on the button, and chooses "another amount" when the visitor types one.
 */
export function mount(
  root: HTMLElement,
  { words }: DonationData,
  { signal, report }: BlockContext,
): Teardown {
  const changes = createMarkupChanges(root.ownerDocument);
  const other = root.querySelector<HTMLInputElement>(`[${donationParts.other}]`);
  const amountField = root.querySelector<HTMLInputElement>(`[${donationParts.own}]`);
  const give = root.querySelector(`[${donationParts.give}]`);
  // Nothing to show it on; the form is sent by the Enter key all the same.
  if (!give) {
    const message = 'No button shows the amount; Enter sends the form.';
    report({ code: 'DONATION_BUTTON_MISSING', block: 'donation', message });
  }
  const original = give?.textContent ?? '';

  function show(): void {
    const chosen = root.querySelector<HTMLInputElement>('[name=donation]:checked');
    const amount =
      chosen && chosen !== other
        ? (chosen.nextElementSibling?.textContent ?? '')
        : typedAmount(amountField?.value ?? '', affixesOf(amountField));
    changes.say(give, amount ? words.replace('{amount}', () => amount) : original);
  }

  amountField?.addEventListener('focus', () => other?.click(), { signal });
  root.addEventListener('input', show, { signal });
  // A browser that returns to the page keeps the choice.
  show();
  return changes.undo;
}

/** What is displayed before and after the field. */
function affixesOf(field: Element | null): readonly [string, string] {
  return [
    field?.previousElementSibling?.textContent ?? '',
    field?.nextElementSibling?.textContent ?? '',
  ];
}
