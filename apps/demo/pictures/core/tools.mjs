import { alongCurve, block, surface, tube } from './shapes.mjs';
import { oak, plain } from './surfaces.mjs';
import { turned } from './vessel.mjs';

const steel = () => plain({ color: '#b9b2a6', metal: true, rough: 0.32, uneven: 0.15 });
const boxwood = (seed) => oak({ light: '#b98d58', dark: '#7c5228', seed, along: 'x' });

const grip = (long, thick) =>
  tube(
    [
      [0, 0, 0],
      [long * 0.3, 0, 0],
      [long * 0.7, 0, 0],
      [long, 0, 0],
    ],
    (t) =>
      thick *
      (0.55 + 0.75 * Math.sin(Math.PI * (0.1 + 0.85 * t)) - (t < 0.02 || t > 0.98 ? 0.3 : 0)),
    { steps: 60, sides: 20 },
  );

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

/** A kidney-shaped wooden rib. */
export const addRib = (mesh, placing, seed = 1) => {
  const outline = (a) => 0.62 + 0.1 * Math.cos(2 * a) - 0.2 * Math.exp(-(((a - 4.71) / 0.6) ** 2));
  const rib = surface(
    80,
    14,
    (u, v) => {
      const a = u * 6.2831853;
      const edge = Math.min(1, v * 2);
      const r = outline(a) * (v < 0.5 ? edge : 1) * (v > 0.9 ? 1 : 1);
      const y = v < 0.5 ? 0.1 - 0.03 * edge ** 6 : 0.07 * (1 - (v - 0.5) * 2);
      return [Math.cos(a) * r * 1.25, y, -Math.sin(a) * r * 0.85];
    },
    { wrap: true },
  );
  mesh.add(rib, boxwood(seed), placing);
};

/** A cutting wire with a toggle at each end. */
export const addWire = (mesh, placing) => {
  const points = [
    [0, 0.05, 0],
    [0.6, 0.03, 0.35],
    [1.5, 0.03, 0.1],
    [2.3, 0.03, -0.32],
    [3.1, 0.03, -0.05],
    [3.7, 0.05, 0.2],
  ];
  mesh.add(tube(points, 0.014, { steps: 120, sides: 8 }), steel(), placing);
  for (const t of [0, 1]) {
    const [x, , z] = alongCurve(points, t);
    const toggle = tube(
      [
        [x, 0.09, z - 0.34],
        [x + 0.02, 0.09, z],
        [x, 0.09, z + 0.34],
      ],
      (s) => 0.085 * Math.min(1, 8 * s + 0.4, 8 * (1 - s) + 0.4),
      { steps: 40 },
    );
    mesh.add(toggle, oak({ light: '#9a7347', dark: '#5d3f22', along: 'z', seed: 3 + t }), placing);
  }
};

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

/** A flat test tile, its face up, its foot towards the viewer. */
export const testTile = () => block(0.74, 0.98, 0.13, 0.045);
