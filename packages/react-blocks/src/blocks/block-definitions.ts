// Written by `pnpm blocks` from the folders beside it.
import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { accordion, publishedAccordion } from './accordion/accordion.block';
import { form } from './form/form.block';
import { publishedForm } from './form/published/published-form.block';
import { galleryNow, gallery, publishedGallery } from './gallery/gallery.block';
import { image } from './image/image.block';
import { memberArea } from './member-area/member-area.block';
import { newsletter } from './newsletter/newsletter.block';
import { searchPreview } from './search-preview/search-preview.block';
import { shop, publishedAdd } from './shop/shop.block';
import { video, publishedVideo } from './video/video.block';

/** Every block with a behaviour; of several that fit an element the first counts. */
export const blockDefinitions: readonly BlockDefinition<BlockContext>[] = [
  accordion,
  publishedAccordion,
  form,
  publishedForm,
  galleryNow,
  gallery,
  publishedGallery,
  image,
  memberArea,
  newsletter,
  searchPreview,
  shop,
  publishedAdd,
  video,
  publishedVideo,
];
