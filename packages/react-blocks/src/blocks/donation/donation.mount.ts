import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { typedAmount } from './currency-affixes';
import { donationParts, donationWordsAttribute } from './donation.parts';

/** What a donation's script knows beside the markup. */
export interface DonationData {
  /** What the button says, with `{amount}` in place of the amount. */
  readonly words: string;
}

/** Reads it; never throws. */
export function read(root: HTMLElement): DonationData {
  return { words: root.getAttribute(donationWordsAttribute) ?? '' };
}

/** Shows on the button what is given, and takes who writes an amount to be choosing it. */
export function mount(
  root: HTMLElement,
  { words }: DonationData,
  { signal }: BlockContext,
): Teardown {
  const changes = createMarkupChanges(root.ownerDocument);
  const other = root.querySelector<HTMLInputElement>(`[${donationParts.other}]`);
  const own = root.querySelector<HTMLInputElement>(`[${donationParts.own}]`);
  const give = root.querySelector(`[${donationParts.give}]`);
  const original = give?.textContent ?? '';

  function show(): void {
    const chosen = root.querySelector<HTMLInputElement>('[name=donation]:checked');
    const amount =
      chosen && chosen !== other
        ? (chosen.nextElementSibling?.textContent ?? '')
        : typedAmount(own?.value ?? '', affixesOf(own));
    changes.say(give, amount ? words.replace('{amount}', () => amount) : original);
  }

  own?.addEventListener('focus', () => other?.click(), { signal });
  root.addEventListener('input', show, { signal });
  // A browser that comes back to the page keeps what was chosen.
  show();
  return changes.undo;
}

/** What stands before and behind the field. */
function affixesOf(own: Element | null): readonly [string, string] {
  return [
    own?.previousElementSibling?.textContent ?? '',
    own?.nextElementSibling?.textContent ?? '',
  ];
}
