// Written by `pnpm blocks` from `react.ts`.
export { Shape, type ShapeProps } from '../blocks/shape/Shape';
export type { DropShadow, ShapeLength } from '../blocks/shape/drop-shadow';
export type { ShapeName } from '../blocks/shape/shape-outlines';
