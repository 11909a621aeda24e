import { readPixelEvent, type PixelEvent } from '@frontage/census';
import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { pixelAttribute } from './pixel.parts';
import { tellOnce } from './tell-once';

/** Reads the event of a mark; undefined where there is none that can be read. */
export function read(root: HTMLElement): PixelEvent | undefined {
  return readPixelEvent(readBlockJson(root, pixelAttribute));
}

/** Tells the page's gate of it. */
export function mount(
  _root: HTMLElement,
  event: PixelEvent | undefined,
  { window }: BlockContext,
): void {
  if (event) tellOnce(window, event);
}
