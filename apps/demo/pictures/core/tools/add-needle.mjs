import { tube } from '../shapes/tube.mjs';
import { steel } from './steel.mjs';
import { boxwood } from './boxwood.mjs';
import { grip } from './grip.mjs';

/** A needle in a turned handle. */
export const addNeedle = (mesh, placing, seed = 1) => {
  mesh.add(grip(1.25, 0.085), boxwood(seed), placing);
  mesh.add(
    tube(
      [
        [1.2, 0, 0],
        [1.6, 0, 0],
        [2.05, 0, 0],
      ],
      (t) => 0.022 * (1.05 - t),
      { steps: 20, sides: 8 },
    ),
    steel(),
    placing,
  );
};
