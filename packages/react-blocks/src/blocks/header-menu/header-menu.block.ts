import { defineBlock } from '@frontage/core-lifecycle/block';

/** The folders of a navigation: they open without a script, so no events are held for them. */
export const headerMenu = defineBlock({
  id: 'header-menu',
  start: 'interaction',
  load: () => import('./header-menu.mount'),
});
