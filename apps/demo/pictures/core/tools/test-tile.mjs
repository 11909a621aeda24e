import { block } from '../shapes/block.mjs';

/** A flat test tile, its face up, its foot towards the viewer. */
export const testTile = () => block(0.74, 0.98, 0.13, 0.045);
