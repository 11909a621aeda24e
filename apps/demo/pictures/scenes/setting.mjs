import { panes, windowLight } from '../core/light.mjs';
import { block, panel } from '../core/shapes.mjs';
import { oak, plaster } from '../core/surfaces.mjs';

/** The big north window of the loft, left of the table; `k` its strength. */
export const northWindow = (k = 1, tint = [6.2, 6.4, 6.7]) =>
  windowLight({
    corner: [-7, 0.6, 4.5],
    edgeU: [0, 0, -6.5],
    edgeV: [0, 6, 0],
    color: tint.map((c) => c * k),
    pattern: panes(2, 3, 0.018),
  });

/** A table against a wall. */
export const tableAndWall = (mesh, { wall = {}, table = {}, back = -2.4, top } = {}) => {
  mesh.add(panel([-14, -0.02, back], [28, 0, 0], [0, 14, 0]), plaster(wall));
  mesh.add(block(16, 0.5, 6.5, 0.04), top ?? oak(table), { at: [0, -0.25, 0.6] });
};
