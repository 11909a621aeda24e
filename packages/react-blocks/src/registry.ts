import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { accordion, publishedAccordion } from './blocks/accordion/accordion.block';
import { form } from './blocks/form/form.block';
import { publishedForm } from './blocks/form/published/published-form.block';
import { gallery, galleryNow, publishedGallery } from './blocks/gallery/gallery.block';
import { image } from './blocks/image/image.block';
import { newsletter } from './blocks/newsletter/newsletter.block';
import { searchPreview } from './blocks/search-preview/search-preview.block';
import { publishedVideo, video } from './blocks/video/video.block';
import { commentsCount } from './comments-count/comments-count.block';
import { publishedAdd, shop } from './blocks/shop/shop.block';

/** Every block with a behaviour; of several that fit an element the first counts. */
export const blocks: readonly BlockDefinition<BlockContext>[] = [
  image,
  galleryNow,
  gallery,
  publishedGallery,
  accordion,
  publishedAccordion,
  form,
  publishedForm,
  newsletter,
  searchPreview,
  shop,
  publishedAdd,
  video,
  publishedVideo,
  commentsCount,
];
