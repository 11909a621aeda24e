import { readPixelEvent, type PixelEvent } from '@frontage/census';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { pixelAttribute } from './pixel.parts';
import { recordPixelOnce } from './record-pixel';

/** Reads the event of a mark; undefined if there is no readable one. */
export function read(root: HTMLElement): PixelEvent | undefined {
  return readPixelEvent(readBlockJson(root, pixelAttribute));
}

/** Records it. */
export function mount(
  _root: HTMLElement,
  event: PixelEvent | undefined,
  context: BlockContext,
): void {
  if (event) recordPixelOnce(context, event);
}
