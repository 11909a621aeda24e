import { smoothNormals } from '../create-mesh.mjs';

/**
 * A surface of `columns` by `rows` patches, each point from `place(u, v)`; `wrap` closes it in u.
 */
export const surface = (columns, rows, place, { wrap = false, rim } = {}) => {
  const positions = [];
  const rims = [];
  const indices = [];
  const across = wrap ? columns : columns + 1;
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i < across; i += 1) {
      positions.push(...place(i / columns, j / rows, i, j));
      rims.push(rim ? rim(j) : 1);
    }
  }
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const a = j * across + i;
      const b = j * across + ((i + 1) % across);
      indices.push(a, a + across, b, b, a + across, b + across);
    }
  }
  return { positions, rims, indices, normals: smoothNormals(positions, indices) };
};
