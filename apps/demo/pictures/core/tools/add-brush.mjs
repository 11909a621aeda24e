import { tube } from '../shapes/tube.mjs';
import { oak } from '../surfaces/oak.mjs';
import { plain } from '../surfaces/plain.mjs';
import { steel } from './steel.mjs';

/** A glaze brush with a pale tuft. */
export const addBrush = (mesh, placing, seed = 1) => {
  mesh.add(
    tube(
      [
        [0, 0, 0],
        [0.8, 0, 0],
        [1.7, 0, 0],
      ],
      (t) => 0.045 + 0.04 * Math.sin(t * 2.6) ** 2,
      { steps: 50 },
    ),
    oak({ light: '#5d4030', dark: '#2f1f15', seed }),
    placing,
  );
  mesh.add(
    tube(
      [
        [1.66, 0, 0],
        [1.86, 0, 0],
      ],
      0.088,
      { steps: 6 },
    ),
    steel(),
    placing,
  );
  mesh.add(
    tube(
      [
        [1.84, 0, 0],
        [2.1, 0, 0],
        [2.5, 0, 0.03],
      ],
      (t) => 0.1 * (1 - t ** 2.2) + 0.004 + 0.03 * Math.sin(t * 3),
      { steps: 40, sides: 26 },
    ),
    plain({ color: '#b9a88c', rough: 0.8, uneven: 0.5, scale: 9, relief: 0.02 }),
    placing,
  );
};
