import { defineTexts } from '../../texts/block-texts';

/** The texts of a menu with prices. */
export const priceMenuTexts = defineTexts('price-menu', {
  /** The name of the tabs, for screen readers. */
  menus: 'Menus',
  /** The name of the choice between two prices. */
  prices: 'Prices',
});
