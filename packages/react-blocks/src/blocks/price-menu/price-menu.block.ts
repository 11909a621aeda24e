import { defineBlock } from '@frontage/core-lifecycle/block';
import { publishedMenuClass } from './read-published-menu';

/** Menus with tabs; one menu alone needs no script. */
export const priceMenu = defineBlock({
  id: 'price-menu',
  start: 'visible',
  load: () => import('./price-menu.mount'),
});

/** Menus of published markup. */
export const publishedMenu = defineBlock({
  id: 'price-menu-published',
  selector: `.${publishedMenuClass}`,
  start: 'visible',
  load: () => import('./published-price-menu.mount'),
});
