import { surface } from '../../core/shapes/surface.mjs';
import { plain } from '../../core/surfaces/plain.mjs';
import { northWindow } from '../north-window.mjs';

/** How far away the camera stands: far, so that pots keep their shape. */
const DISTANCE = 16;
/** The share of the frame that a thing fills. */
const SHARE = 0.7;

/** A roll of paper that hangs down behind the table and lies on it: no edge, no corner. */
const paperRoll = (deep = 2.6, round = 2.2) =>
  surface(1, 48, (u, v) => {
    const x = (u - 0.5) * 44;
    if (v < 0.4) return [x, 0, 12 - (12 + deep) * (v / 0.4)];
    if (v > 0.8) return [x, round + ((v - 0.8) / 0.2) * 14, -deep - round];
    const turn = ((v - 0.4) / 0.4) * (Math.PI / 2);
    return [x, round * (1 - Math.cos(turn)), -deep - round * Math.sin(turn)];
  });

/**
 * A picture of one thing that is sold: whole, in the middle, on a plain ground, always in the same
 * light. `size` is its width and height, `above` how far the camera looks down in degrees, `build`
 * adds it to the mesh, standing on y = 0.
 */
export const goodsScene = ({
  name,
  seed,
  alt,
  size,
  above = 11,
  centre = [0, size[1] / 2, 0],
  paper = '#dcd4c7',
  light = 1.1,
  build,
}) => ({
  name,
  ratio: [1, 1],
  long: 800,
  samples: 3,
  outlineSamples: 24,
  pixels: 1600,
  leastBytes: 0,
  seed,
  alt,
  focalPoint: [0.5, 0.5],
  tags: ['goods'],
  look: { exposure: 2.65, contrast: 1.08, vignette: 0.1, grain: 1.6, bloom: 0.04 },
  denoise: { passes: 5 },
  build: (mesh) => {
    mesh.add(paperRoll(), plain({ color: paper, rough: 0.9, gloss: 0, uneven: 0.02, relief: 0 }));
    build(mesh);
    const down = (above * Math.PI) / 180;
    const [x, y, z] = centre;
    const field = (2 * Math.atan(Math.max(...size) / SHARE / 2 / DISTANCE) * 180) / Math.PI;
    return {
      camera: {
        from: [x, y + Math.sin(down) * DISTANCE, z + Math.cos(down) * DISTANCE],
        to: [x, y, z],
        field,
        lens: 0.05,
      },
      lights: [northWindow(light)],
      sky: () => [0.17, 0.165, 0.158],
      bounces: 2,
    };
  },
});
