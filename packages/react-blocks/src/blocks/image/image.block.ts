import { defineBlock, type BlockContext, type BlockOptions } from '@frontage/core-lifecycle/block';
import type { ImageMountData } from './image.mount';

const options: BlockOptions<ImageMountData, BlockContext> = {
  id: 'image',
  start: 'visible',
  load: () => import('./image.mount'),
};

/** Our pictures; only those that wait have a state. */
export const image = defineBlock({
  ...options,
  selector: '[data-block=image][data-block-state]',
});

/** Pictures of published markup. */
export const publishedImage = defineBlock({
  ...options,
  selector: '.sqs-block-image,.fluid-image-container',
});
