import { oak } from '../surfaces/oak.mjs';

/** The wood of handles. */
export const boxwood = (seed) => oak({ light: '#b98d58', dark: '#7c5228', seed, along: 'x' });
