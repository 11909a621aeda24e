import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountPictures } from '../../picture/shared-pictures';

/** Nothing is read beforehand: the loader reads each picture's own attributes. */
export function read(): undefined {
  return undefined;
}

/** Loads the block's waiting pictures when they come near the screen. */
export function mount(root: HTMLElement, _data: undefined, context: BlockContext): Teardown {
  return mountPictures(root, context);
}
