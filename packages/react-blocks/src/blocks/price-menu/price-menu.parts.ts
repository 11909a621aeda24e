/** Parts of a menu with prices. */
export const priceMenuParts = {
  tabs: 'fr-price-menu__tabs',
  tab: 'fr-price-menu__tab',
  panel: 'fr-price-menu__panel',
  prices: 'fr-price-menu__prices',
  price: 'fr-price-menu__price',
} as const;
