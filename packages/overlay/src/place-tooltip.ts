import { tooltipMeasures } from './defaults';

/** What decides where a tooltip stands, all in px of the window. */
export interface TooltipPlaceInput {
  readonly pointer: { readonly x: number; readonly y: number };
  readonly size: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
  /** Whether text runs from right to left: it then stands left of the pointer. */
  readonly isRightToLeft: boolean;
}

/**
 * Places a tooltip beside the pointer [9.21]: below it and after it, above it where the window ends
 * below, and never nearer to an edge than the margin.
 *
 * @returns its left and top, in px
 */
export function placeTooltip({ pointer, size, view, isRightToLeft }: TooltipPlaceInput): {
  left: number;
  top: number;
} {
  const { mouseOffset, edgeMargin } = tooltipMeasures;
  const after = isRightToLeft ? pointer.x - mouseOffset - size.width : pointer.x + mouseOffset;
  const below = pointer.y + mouseOffset;
  const isBelow = below + size.height <= view.height - edgeMargin;
  const keep = (start: number, length: number, whole: number): number =>
    Math.max(edgeMargin, Math.min(start, whole - edgeMargin - length));
  return {
    left: keep(after, size.width, view.width),
    top: keep(isBelow ? below : pointer.y - mouseOffset - size.height, size.height, view.height),
  };
}
