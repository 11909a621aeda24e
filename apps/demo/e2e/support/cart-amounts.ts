import type { Page } from '@playwright/test';

/** What tests read of a cart as the server answers it. */
export interface AnsweredCart {
  readonly cart: { readonly entries: readonly unknown[] };
  readonly totals: {
    readonly lines: readonly { readonly cents: number }[];
    readonly discounts: readonly { readonly cents: number }[];
    readonly taxes: readonly { readonly cents: number }[];
    readonly giftCards: readonly { readonly cents: number }[];
    readonly shipping: { readonly cents: number } | null;
    readonly requiresShipping: boolean;
    readonly taxIncluded: boolean;
    readonly subtotalCents: number;
    readonly grandTotalCents: number;
    readonly dueCents: number;
  };
}

/** The amounts of a cart that are not zero, in the order in which its page shows them. */
export function answeredAmounts({ cart, totals }: AnsweredCart): number[] {
  if (cart.entries.length === 0) return [];
  const { lines, discounts, taxes, shipping, subtotalCents, grandTotalCents, dueCents } = totals;
  const isPlain =
    subtotalCents === grandTotalCents && discounts.length === 0 && !totals.requiresShipping;
  const cents = (parts: readonly { readonly cents: number }[]) => parts.map((part) => part.cents);
  const cards = cents(totals.giftCards).filter((used) => used > 0);
  return [
    ...cents(lines),
    ...(isPlain ? [] : [subtotalCents]),
    ...cents(discounts).map((part) => -part),
    ...(totals.requiresShipping && shipping ? [shipping.cents] : []),
    ...(totals.taxIncluded ? [] : cents(taxes)),
    grandTotalCents,
    ...(totals.taxIncluded ? cents(taxes) : []),
    ...cards.map((used) => -used),
    ...(cards.length > 0 ? [dueCents] : []),
  ].filter((amount) => amount !== 0);
}

/** The amounts that the page of a cart shows: of its lines, then of its totals. */
export async function shownAmounts(page: Page): Promise<number[]> {
  const texts = await page
    .locator('.fr-line__cents, .fr-totals dd, .fr-totals small')
    .evaluateAll((elements) =>
      elements.map(({ childNodes }) =>
        [...childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join(''),
      ),
    );
  return texts.map(readCents).filter((amount) => amount !== 0);
}

/** `-£1,234.50` is -123450; words are nothing. */
function readCents(text: string): number {
  const cents = Number(text.replace(/\D/g, ''));
  return /^[-−]/.test(text) ? -cents : cents;
}
