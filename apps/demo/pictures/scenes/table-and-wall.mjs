import { block } from '../core/shapes/block.mjs';
import { panel } from '../core/shapes/panel.mjs';
import { oak } from '../core/surfaces/oak.mjs';
import { plaster } from '../core/surfaces/plaster.mjs';

/** A table against a wall. */
export const tableAndWall = (mesh, { wall = {}, table = {}, back = -2.4, top } = {}) => {
  mesh.add(panel([-14, -0.02, back], [28, 0, 0], [0, 14, 0]), plaster(wall));
  mesh.add(block(16, 0.5, 6.5, 0.04), top ?? oak(table), { at: [0, -0.25, 0.6] });
};
