/**
 * The sun: `toward` points at it, `spread` is its half-angle in radians, `color` what a facing
 * surface gets.
 */
export const sunLight = ({ toward, spread = 0.01, color }) => {
  const length = Math.hypot(...toward);
  return { kind: 'sun', toward: toward.map((x) => x / length), spread, color };
};
