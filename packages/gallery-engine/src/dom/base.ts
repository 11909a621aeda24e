import type { MovingDesign } from './moving-design';

/** No design: the slides stay in place, and one of them is the current one. */
export const base: MovingDesign = (gallery) => ({
  show: (index) => gallery.setShown(index, index),
});
