import { handle, vessel } from './vessel.mjs';

/*
 * The studio's shapes: profiles in decimetres, foot to rim. Each takes a seed, so no two are alike.
 */

export const bowl = (seed = 1, r = 0.95, h = 0.62) =>
  vessel({
    outer: [
      [r * 0.4, 0],
      [r * 0.41, 0.07],
      [r * 0.66, h * 0.26],
      [r * 0.92, h * 0.66],
      [r, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.014,
  });

export const teaBowl = (seed = 1, r = 0.58, h = 0.78) =>
  vessel({
    outer: [
      [r * 0.5, 0],
      [r * 0.5, 0.07],
      [r * 0.9, h * 0.22],
      [r * 1.0, h * 0.6],
      [r * 0.97, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.022,
    rings: 0.008,
  });

export const moonJar = (seed = 1, r = 1.5) =>
  vessel({
    outer: [
      [r * 0.42, 0],
      [r * 0.44, 0.08],
      [r * 0.82, r * 0.42],
      [r, r * 0.98],
      [r * 0.86, r * 1.48],
      [r * 0.5, r * 1.79],
      [r * 0.44, r * 1.84],
      [r * 0.46, r * 1.93],
    ],
    wall: 0.06,
    seed,
    wobble: 0.016,
    rings: 0.003,
  });

export const bottle = (seed = 1, h = 2.5, r = 0.62) =>
  vessel({
    outer: [
      [r * 0.7, 0],
      [r * 0.78, 0.08],
      [r, h * 0.22],
      [r * 0.9, h * 0.44],
      [r * 0.34, h * 0.66],
      [r * 0.22, h * 0.82],
      [r * 0.24, h * 0.94],
      [r * 0.36, h],
    ],
    wall: 0.045,
    seed,
    wobble: 0.012,
  });

export const tallVase = (seed = 1, h = 2.8, r = 0.66) =>
  vessel({
    outer: [
      [r * 0.62, 0],
      [r * 0.66, 0.08],
      [r * 0.8, h * 0.2],
      [r, h * 0.56],
      [r * 0.92, h * 0.76],
      [r * 0.52, h * 0.9],
      [r * 0.5, h * 0.95],
      [r * 0.62, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.014,
    rings: 0.006,
  });

export const cylinder = (seed = 1, r = 0.5, h = 1) =>
  vessel({
    outer: [
      [r * 0.9, 0],
      [r * 0.97, 0.06],
      [r, h * 0.3],
      [r * 0.985, h * 0.7],
      [r * 1.01, h],
    ],
    wall: 0.045,
    seed,
    wobble: 0.014,
    rings: 0.006,
  });

export const plate = (seed = 1, r = 1.25) =>
  vessel({
    outer: [
      [r * 0.62, 0],
      [r * 0.64, 0.06],
      [r * 0.8, 0.1],
      [r * 0.95, 0.17],
      [r, 0.24],
    ],
    wall: 0.06,
    seed,
    wobble: 0.008,
  });

export const jug = (seed = 1, h = 1.9, r = 0.66) =>
  vessel({
    outer: [
      [r * 0.72, 0],
      [r * 0.78, 0.07],
      [r, h * 0.3],
      [r * 0.94, h * 0.52],
      [r * 0.56, h * 0.78],
      [r * 0.58, h * 0.9],
      [r * 0.7, h],
    ],
    wall: 0.05,
    seed,
    wobble: 0.014,
  });

/** A mug: its body and its handle, to be added with the same placing. */
export const mug = (seed = 1, r = 0.42, h = 0.86) => [
  vessel({
    outer: [
      [r * 0.86, 0],
      [r * 0.95, 0.05],
      [r * 1.03, h * 0.28],
      [r * 0.98, h * 0.66],
      [r, h],
    ],
    wall: 0.045,
    seed,
    wobble: 0.014,
    rings: 0.007,
  }),
  handle([r, h * 0.8], [r * 1.0, h * 0.26], 0.34, 0.062),
];
