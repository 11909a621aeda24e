import type { PublishedFixture } from './published-fixture';

/** Published markup: menus with prices. */
export const menuFixtures: readonly PublishedFixture[] = [
  {
    name: 'menus with tabs',
    kind: 'menu',
    becomes: 'price-menu',
    markup:
      '<div class="sqs-block menu-block sqs-block-menu" data-block-type="18"><div class="sqs-block-content"><div class="menu-select"><div class="menu-select-labels active">Tea</div><div class="menu-select-labels">Supper</div></div><div class="menus"><div class="menu" style="display: block;"><div class="menu-section"><div class="menu-section-header"><div class="menu-section-title">Pots</div><div class="menu-section-description">With a spare cup</div></div><div class="menu-items"><div class="menu-item"><div class="menu-item-title">Green</div><span class="menu-item-price-top"><span class="currency-sign">£</span>4</span><div class="menu-item-description">From the hill</div></div></div></div></div><div class="menu" style="display: none;"><div class="menu-section"><div class="menu-items"><div class="menu-item"><div class="menu-item-title">Chowder</div><div class="menu-item-description">Until it is gone</div><div class="menu-item-price-bottom"><span class="currency-sign">£</span>9.50</div></div></div></div></div></div></div></div>',
  },
  {
    name: 'one menu',
    kind: 'menu',
    becomes: 'price-menu',
    markup:
      '<div class="sqs-block menu-block sqs-block-menu" data-block-type="18"><div class="sqs-block-content"><div class="menus"><div class="menu"><div class="menu-section"><div class="menu-section-title">Cakes</div><div class="menu-items"><div class="menu-item"><div class="menu-item-title">Parkin</div></div></div></div></div></div></div></div>',
  },
];
