import { defineBlock } from '@frontage/core-lifecycle/block';

/** Menus with tabs; one menu alone needs no script. */
export const priceMenu = defineBlock({
  id: 'price-menu',
  start: 'visible',
  load: () => import('./price-menu.mount'),
});
