import type { BlockPosition } from '@frontage/site-model/editing';

/** A rectangle of the page in the frame, in px of its window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A block of a section, with where it stands. */
export interface BlockBox {
  readonly id: string;
  readonly box: Box;
}

/** A section with its blocks, in their order. */
export interface SectionBox {
  readonly id: string;
  readonly box: Box;
  readonly blocks: readonly BlockBox[];
}

/** Where something that is dragged would land. */
export interface DropPlace {
  readonly at: BlockPosition;
  /** The block that it would stand beside. @default it gets a row of its own */
  readonly beside?: { readonly id: string; readonly side: 'start' | 'end' };
  /** The line that shows it, in px of the window. */
  readonly line: Box;
}
