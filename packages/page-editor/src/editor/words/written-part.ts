import type { JsonObject } from '@frontage/site-model';
import type { FramePoint } from '../frame-point';
import type { StoredField } from './list-stored';

/** A text of a block that is written where it stands. */
export interface WrittenPart extends Pick<StoredField, 'path'> {
  readonly element: HTMLElement;
  /** Shows what its block stores now. */
  show(data: JsonObject): void;
  /** Puts the caret into it, at a point of the page or at the end. */
  focus(point?: FramePoint): void;
  /** Makes the tools for its words, which stand in the panel. @default none */
  createTools?(): HTMLElement;
  /** Ends writing; the words stay. */
  destroy(): void;
}
