/** Parts of an accordion block; its root has `data-multiple` if several items may be open. */
export const accordionParts = {
  item: 'fr-accordion__item',
  trigger: 'fr-accordion__trigger',
  panel: 'fr-accordion__panel',
} as const;

/** On the root: whether several items may be open at once [4.18]. */
export const accordionMultipleAttribute = 'data-multiple';

/** Up to how many items the panels are regions, which screen readers go to by name. */
export const mostRegions = 6;

/** How long an item takes to open or close, in ms [9.11]. */
export const accordionDuration = 250;
