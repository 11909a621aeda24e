import { plain } from '../surfaces/plain.mjs';
import { turned } from '../vessel.mjs';

/** A worn natural sponge. */
export const addSponge = (mesh, placing, seed = 1) => {
  const shape = turned(
    [
      [0, 0],
      [0.42, 0.02],
      [0.52, 0.2],
      [0.46, 0.38],
      [0.2, 0.47],
      [0, 0.46],
    ],
    { lumps: 0.16, seed, steps: 60, segments: 90 },
  );
  mesh.add(
    shape,
    plain({ color: '#b58c4c', rough: 0.95, gloss: 0.005, uneven: 0.5, scale: 7, relief: 0.018 }),
    placing,
  );
};
