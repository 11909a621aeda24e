/**
 * A growing heap of triangles. Each vertex keeps where it is in the world, where it is on its own
 * object (what materials read) and `s`, the way along the profile from the rim (inside negative).
 */
export const createMesh = () => {
  const positions = [];
  const locals = [];
  const normals = [];
  const rims = [];
  const indices = [];
  const triangleMaterials = [];
  const materials = [];

  /**
   * Adds a shape with a material; `at`, `turn` (about the upright), `lean` (about z), `tip` (about
   * x), `scale`.
   */
  const add = (
    shape,
    material,
    { at = [0, 0, 0], turn = 0, lean = 0, tip = 0, scale = 1 } = {},
  ) => {
    const first = positions.length / 3;
    const rotate = createRotation(turn, lean, tip);
    for (let i = 0; i < shape.positions.length; i += 3) {
      const p = [shape.positions[i], shape.positions[i + 1], shape.positions[i + 2]];
      const q = rotate(p);
      locals.push(p[0], p[1], p[2]);
      positions.push(q[0] * scale + at[0], q[1] * scale + at[1], q[2] * scale + at[2]);
      normals.push(...rotate([shape.normals[i], shape.normals[i + 1], shape.normals[i + 2]]));
      rims.push(shape.rims ? shape.rims[i / 3] : 1);
    }
    let slot = materials.indexOf(material);
    if (slot < 0) slot = materials.push(material) - 1;
    for (let i = 0; i < shape.indices.length; i += 1) indices.push(first + shape.indices[i]);
    for (let i = 0; i < shape.indices.length; i += 3) triangleMaterials.push(slot);
  };

  const finish = () => ({
    positions: Float64Array.from(positions),
    locals: Float64Array.from(locals),
    normals: Float64Array.from(normals),
    rims: Float64Array.from(rims),
    indices: Int32Array.from(indices),
    triangleMaterials: Int32Array.from(triangleMaterials),
    materials,
  });

  return { add, finish };
};

const createRotation = (turn, lean, tip) => {
  const [cy, sy] = [Math.cos(turn), Math.sin(turn)];
  const [cz, sz] = [Math.cos(lean), Math.sin(lean)];
  const [cx, sx] = [Math.cos(tip), Math.sin(tip)];
  return ([x, y, z]) => {
    const x1 = cy * x + sy * z;
    const z1 = -sy * x + cy * z;
    const x2 = cz * x1 - sz * y;
    const y2 = sz * x1 + cz * y;
    return [x2, cx * y2 - sx * z1, sx * y2 + cx * z1];
  };
};

/** Smooth normals for a shape: the mean of the faces around each vertex, by their size. */
export const smoothNormals = (positions, indices) => {
  const normals = new Array(positions.length).fill(0);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    const e1 = [0, 1, 2].map((k) => positions[b + k] - positions[a + k]);
    const e2 = [0, 1, 2].map((k) => positions[c + k] - positions[a + k]);
    const n = [
      e1[1] * e2[2] - e1[2] * e2[1],
      e1[2] * e2[0] - e1[0] * e2[2],
      e1[0] * e2[1] - e1[1] * e2[0],
    ];
    for (const v of [a, b, c]) for (let k = 0; k < 3; k += 1) normals[v + k] += n[k];
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i], normals[i + 1], normals[i + 2]) || 1;
    for (let k = 0; k < 3; k += 1) normals[i + k] /= length;
  }
  return normals;
};
