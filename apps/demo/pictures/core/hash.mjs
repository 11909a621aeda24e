/** One 32-bit hash of up to three integers: the only source of chance in the pictures. */
export const hash = (a, b = 0, c = 0) => {
  let h =
    Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(c | 0, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The same hash as a fraction from 0 up to, not including, 1. */
export const hashFraction = (a, b = 0, c = 0) => hash(a, b, c) / 4294967296;
