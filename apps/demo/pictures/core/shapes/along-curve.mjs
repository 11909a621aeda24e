/** The point at share `t` of a smooth curve through the points (Catmull-Rom), in any dimension. */
export const alongCurve = (points, t) => {
  const position = Math.min(points.length - 1.000001, Math.max(0, t * (points.length - 1)));
  const i = Math.floor(position);
  const f = position - i;
  const [b, c] = [points[i], points[i + 1]];
  const a = points[i - 1] ?? b.map((x, k) => 2 * x - c[k]);
  const d = points[i + 2] ?? c.map((x, k) => 2 * x - b[k]);
  return b.map(
    (x, k) =>
      0.5 *
      (2 * x +
        (c[k] - a[k]) * f +
        (2 * a[k] - 5 * x + 4 * c[k] - d[k]) * f * f +
        (3 * (x - c[k]) + d[k] - a[k]) * f * f * f),
  );
};
