/** Parts of a shape block. */
export const shapeParts = {
  box: 'fr-shape__box',
  drawing: 'fr-shape__drawing',
} as const;

/** On the root: the shadow as JSON, where it depends on the size of the shape. */
export const shapeShadowAttribute = 'data-shadow';

/** Custom properties of its shadow, in px. */
export const shapeValues = {
  x: '--fr-shape-x',
  y: '--fr-shape-y',
  blur: '--fr-shape-blur',
} as const;
