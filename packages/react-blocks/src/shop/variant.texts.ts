import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The texts of a choice of variants. */
export const variantTexts = defineTexts('variant', {
  /** The name of the choice, if the variants have no option of their own. */
  variant: 'Variant',
  /** A variant with its price, and a sold-out one. */
  price: '{label} – {price}',
  soldOut: '{label} (sold out)',
});

/** The same, ready for use. */
export type VariantTexts = SaidTexts<typeof variantTexts>;
