import { alongCurve } from '../shapes/along-curve.mjs';
import { tube } from '../shapes/tube.mjs';
import { oak } from '../surfaces/oak.mjs';
import { steel } from './steel.mjs';

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
