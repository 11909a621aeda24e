import type { CartEntry } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ShowMoney } from './show-money';

/** What is told below the title of a line. */
export interface LineAboutProps extends Pick<CartEntry, 'unitCents'> {
  /** The variant in words; '' for a product without a choice. */
  variantLabel: string;
  isGiftCard: boolean;
  money: ShowMoney;
}

/** Which variant a line is of; a gift card is called by its worth. */
export function LineAbout({
  variantLabel,
  isGiftCard,
  unitCents,
  money,
}: LineAboutProps): ReactNode {
  const words = variantLabel || (isGiftCard ? money(unitCents) : '');
  return words && <p className="fr-line__about">{words}</p>;
}
