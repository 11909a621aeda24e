import type { CartEntry } from '@frontage/commerce-model';
import type { CartLineView } from '../../shop/cart-view';
import type { ShowMoney } from '../../shop/show-money';
import type { LineTexts } from '../../shop/line.texts';

/** Describes the problem of a cart's line; '' if there is none. */
export function lineProblem(
  { unitCents }: CartEntry,
  { problem, maxQuantity, formerCents }: CartLineView,
  money: ShowMoney,
  texts: LineTexts,
): string {
  switch (problem) {
    case undefined:
      return '';
    case 'gone':
    case 'soldOut':
      return texts[problem];
    case 'fewer':
      return texts.fewer({ count: maxQuantity });
    case 'priceChanged':
      return formerCents === undefined
        ? ''
        : texts.priceChanged({ before: money(formerCents), now: money(unitCents) });
  }
}
