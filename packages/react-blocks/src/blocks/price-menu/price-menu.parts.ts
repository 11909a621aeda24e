/** Parts of a menu with prices. */
export const priceMenuParts = {
  tabs: 'fr-price-menu__tabs',
  tab: 'fr-price-menu__tab',
  panel: 'fr-price-menu__panel',
  prices: 'fr-price-menu__prices',
  price: 'fr-price-menu__price',
} as const;

/** Attributes on a menu of published markup. */
export const publishedMenuParts = {
  /** On its root, while its tabs work. */
  tabbed: 'data-menu-tabbed',
} as const;
