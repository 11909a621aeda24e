/**
 * A window or lamp: a rectangle from a corner along two edges, shining to the side of
 * edgeU × edgeV. `pattern(u, v)` dims parts of it (glazing bars), `visible` shows it to the camera.
 */
export const windowLight = ({ corner, edgeU, edgeV, color, pattern, visible = false }) => {
  const [u, v] = [edgeU, edgeV];
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const area = Math.hypot(...cross);
  return {
    kind: 'window',
    corner,
    edgeU,
    edgeV,
    color,
    pattern,
    visible,
    area,
    normal: cross.map((x) => x / area),
  };
};

/** Glazing bars: `columns` by `rows` panes with dark bars `bar` wide (a share of the whole). */
export const panes =
  (columns, rows, bar = 0.02) =>
  (u, v) => {
    const x = u * columns - Math.floor(u * columns);
    const y = v * rows - Math.floor(v * rows);
    const [bx, by] = [bar * columns, bar * rows];
    return x < bx || x > 1 - bx || y < by || y > 1 - by ? 0.02 : 1;
  };
