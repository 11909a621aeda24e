// Written by `pnpm blocks` from `react.ts`.
export { MapBlock, type MapProps } from '../blocks/map/MapBlock';
export type { MapLocation, MapOptions, MapStyle } from '../blocks/map/map-options';
