const unit = (v) => {
  const length = Math.hypot(...v);
  return v.map((x) => x / length);
};

const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/**
 * A camera at `from` looking `to`. `field` is the upright angle of view in degrees, `lens` the
 * radius of the opening (0 is sharp everywhere), `focus` the sharp distance (default: `to`),
 * `shift` slides the frame as a view camera does, keeping uprights upright.
 */
export const createCamera = (
  { from, to, field = 28, lens = 0, focus, up = [0, 1, 0], shift = [0, 0] },
  aspect,
) => {
  const forward = unit(to.map((x, k) => x - from[k]));
  const right = unit(cross(forward, up));
  const top = cross(right, forward);
  const tall = Math.tan((field * Math.PI) / 360);
  const sharp = focus ?? Math.hypot(...to.map((x, k) => x - from[k]));

  /** Fills `ray` with the one through a frame point (0..1, y down) and a lens point. */
  const aim = ([x, y], [a, b], ray) => {
    const sx = (x * 2 - 1 + shift[0]) * tall * aspect;
    const sy = (1 - y * 2 + shift[1]) * tall;
    const r = lens * Math.sqrt(a);
    const [lx, ly] = [Math.cos(b * 6.2831853) * r, Math.sin(b * 6.2831853) * r];
    let length = 0;
    for (let k = 0; k < 3; k += 1) {
      const d = (forward[k] + right[k] * sx + top[k] * sy) * sharp;
      const o = right[k] * lx + top[k] * ly;
      ray.o[k] = from[k] + o;
      ray.d[k] = d - o;
      length += (d - o) ** 2;
    }
    length = Math.sqrt(length);
    for (let k = 0; k < 3; k += 1) ray.d[k] /= length;
  };
  return { aim };
};
