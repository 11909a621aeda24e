import { fbm, noise } from './noise.mjs';
import { alongCurve } from './shapes/along-curve.mjs';
import { surface } from './shapes/surface.mjs';
import { tube } from './shapes/tube.mjs';

const SEGMENTS = 112;
const OUTER = 64;
const RIM = 7;
const INNER = 34;

/**
 * A thrown vessel: `outer` is its profile from foot to rim as [radius, height], `wall` its
 * thickness. Nothing is quite round: `wobble` sways it, `rings` leaves the fingers' rings.
 */
export const vessel = ({
  outer,
  wall = 0.06,
  wobble = 0.012,
  rings = 0.004,
  ringSpacing = 0.09,
  seed = 1,
  segments = SEGMENTS,
}) => {
  const profile = profileOf(outer, wall);
  const height = outer.at(-1)[1];
  return surface(
    segments,
    profile.length - 1,
    (u, _v, _i, j) => {
      const [r, y] = profile[j];
      const angle = u * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const sway = 1 + wobble * fbm(c * 0.8 + seed * 3.1, y / height, s * 0.8, 2) * 1.6;
      const spiral = y / ringSpacing + u;
      const ring = rings * Math.sin(spiral * 2 * Math.PI) * (0.6 + 0.8 * noise(y * 3, seed, c));
      const lift = wobble * height * 0.5 * (y / height) ** 2 * noise(c + seed, s, 5);
      const lean = wobble * y * 0.4 * Math.sin(seed * 5);
      return [(r * sway + ring * Math.min(1, r * 4)) * c + lean, y + lift, (r * sway + ring) * s];
    },
    { wrap: true, rim: (j) => profile[j][2] },
  );
};

const profileOf = (outer, wall) => {
  const outside = Array.from({ length: OUTER + 1 }, (_, i) => alongCurve(outer, i / OUTER));
  const offset = (i) => {
    const a = outside[Math.max(0, i - 1)];
    const b = outside[Math.min(OUTER, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(-(b[1] - a[1]) / length) * wall, ((b[0] - a[0]) / length) * wall];
  };
  const inside = [];
  for (let i = OUTER; i >= 0; i -= Math.ceil(OUTER / INNER)) {
    const [dx, dy] = offset(i);
    const [r, y] = [outside[i][0] + dx, outside[i][1] + (i === OUTER ? 0 : dy)];
    if (y < wall * 1.6 + outer[0][1]) break;
    inside.push([Math.max(0.01, r), y]);
  }
  const [ox, oy] = outside[OUTER];
  const [nx, ny] = inside[0];
  const rim = Array.from({ length: RIM }, (_, i) => {
    const a = ((i + 1) / (RIM + 1)) * Math.PI;
    const along = (1 - Math.cos(a)) / 2;
    return [ox + (nx - ox) * along, oy + (ny - oy) * along + Math.sin(a) * wall * 0.5];
  });
  const floor = inside.at(-1) ?? [0.1, wall];
  const bottom = [0.75, 0.45, 0.02].map((share) => [
    floor[0] * share,
    floor[1] - wall * 0.2 * (1 - share),
  ]);
  const foot = [
    [0.01, outer[0][1] + 0.03],
    [outer[0][0] * 0.82, outer[0][1] + 0.03],
    [outer[0][0] * 0.88, outer[0][1]],
  ];
  const points = [...foot, ...outside, ...rim, ...inside.slice(1), ...bottom];
  return withRimDistance(points, foot.length + OUTER + Math.floor(RIM / 2) + 1);
};

const withRimDistance = (points, top) => {
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1) {
    lengths.push(
      lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  }
  return points.map(([r, y], i) => [r, y, lengths[top] - lengths[i]]);
};

/**
 * A solid turned shape (fruit, bun, pebble, lid): a profile from bottom to top, uneven by `lumps`.
 */
export const turned = (profile, { lumps = 0.02, seed = 1, steps = 48, segments = 72 } = {}) =>
  surface(
    segments,
    steps,
    (u, v) => {
      const [r, y] = alongCurve(profile, v);
      const [c, s] = [Math.cos(u * 2 * Math.PI), Math.sin(u * 2 * Math.PI)];
      const lump = 1 + lumps * 2 * fbm(c * 0.9 + seed * 7.7, y * 1.1, s * 0.9, 3);
      return [
        Math.max(0.001, r) * c * lump,
        y * (1 + (lump - 1) * 0.4),
        Math.max(0.001, r) * s * lump,
      ];
    },
    { wrap: true },
  );

/**
 * A pulled handle on the right of a vessel, from [radius, height] to [radius, height], `out` wide.
 */
export const handle = (top, bottom, out, thick = 0.07) =>
  tube(
    [
      [top[0] - 0.06, top[1], 0],
      [top[0] + out * 0.62, top[1] + out * 0.14, 0],
      [top[0] + out, top[1] * 0.68 + bottom[1] * 0.32, 0],
      [bottom[0] + out * 0.6, bottom[1] + (top[1] - bottom[1]) * 0.14, 0],
      [bottom[0] - 0.06, bottom[1], 0],
    ],
    (t) => thick * (1.25 - 0.45 * Math.sin(t * Math.PI)),
    { flat: 1.45, sides: 18, steps: 48 },
  );
