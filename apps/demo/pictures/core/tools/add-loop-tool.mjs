import { tube } from '../shapes/tube.mjs';
import { steel } from './steel.mjs';
import { boxwood } from './boxwood.mjs';
import { grip } from './grip.mjs';

/* Potter's tools, lying along x from their own origin; each adds itself to the mesh. */

/** A trimming tool: a steel loop at each end of a turned handle. */
export const addLoopTool = (mesh, placing, seed = 1, round = true) => {
  mesh.add(grip(1.5, 0.1), boxwood(seed), placing);
  const loops = round
    ? [
        [
          [1.45, 0, 0.04],
          [1.75, 0, 0.22],
          [1.98, 0, 0],
          [1.75, 0, -0.22],
          [1.45, 0, -0.04],
        ],
      ]
    : [
        [
          [1.45, 0, 0.04],
          [1.85, 0, 0.22],
          [1.86, 0, 0.2],
          [1.86, 0, -0.2],
          [1.85, 0, -0.22],
          [1.45, 0, -0.04],
        ],
      ];
  loops.push([
    [0.05, 0, 0.03],
    [-0.22, 0, 0.13],
    [-0.36, 0, 0],
    [-0.22, 0, -0.13],
    [0.05, 0, -0.03],
  ]);
  for (const points of loops)
    mesh.add(tube(points, 0.026, { steps: 60, sides: 10, flat: 1.8 }), steel(), placing);
};
