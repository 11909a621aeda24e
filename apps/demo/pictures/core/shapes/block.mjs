/** A block with softened edges, centred on its own origin; sizes are whole lengths. */
export const block = (width, height, depth, bevel = 0.05) => {
  const half = [width / 2, height / 2, depth / 2];
  const positions = [];
  const normals = [];
  const indices = [];
  const stops = (h) => [-h, -h + bevel * 0.3, -h + bevel, h - bevel, h - bevel * 0.3, h];
  for (let axis = 0; axis < 3; axis += 1) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const v of stops(half[b])) {
        for (const u of stops(half[a])) {
          const p = [0, 0, 0];
          p[axis] = side * half[axis];
          p[a] = u;
          p[b] = v;
          const core = p.map((x, k) => Math.min(half[k] - bevel, Math.max(-half[k] + bevel, x)));
          const away = p.map((x, k) => x - core[k]);
          const length = Math.hypot(...away) || 1;
          positions.push(...core.map((x, k) => x + (bevel * away[k]) / length));
          normals.push(...away.map((x) => x / length));
        }
      }
      for (let j = 0; j < 5; j += 1) {
        for (let i = 0; i < 5; i += 1) {
          const q = first + j * 6 + i;
          indices.push(q, q + 1, q + 6, q + 1, q + 7, q + 6);
        }
      }
    }
  }
  return { positions, normals, indices };
};
