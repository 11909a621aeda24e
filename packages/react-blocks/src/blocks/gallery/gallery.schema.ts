import { clickBehaviors, galleryDesigns, stackedTransitions } from '@frontage/gallery-engine';
import * as z from 'zod';
import { id24, optionalWords } from '../../stored/stored-parts.schema';
import { invalidVideoMessage } from '../video/video.messages';
import { videoSchema } from '../video/video.schema';
import { galleryHistories, metaPositions } from './gallery.parts';
import { mostPerRow } from './gallery.stored';

const perRow = z.int().min(1).max(mostPerRow).optional();
const pixels = z.number().min(0).max(2000).optional();
const size = z.number().min(1).max(2000).optional();
const flag = z.boolean().optional();

/** Of a video block what a slide has too. */
const { address, files, tracks, ratio, loop } = videoSchema.shape;
const slideVideo = z
  .strictObject({ address, files, tracks, ratio, loop })
  .refine((video) => video.address !== undefined || video.files.length > 0, invalidVideoMessage);

/** What a gallery block may store [3.26]. What is missing has the default of its design. */
export const gallerySchema = z.strictObject({
  design: z.enum(galleryDesigns).default('grid'),
  /** Width by height; without one each picture has its own. */
  imageAspectRatio: z.number().positive().max(10).optional(),
  slidesPerRow: perRow,
  lightbox: flag,
  lightboxTheme: z.enum(['light', 'dark']).optional(),
  mixedContent: flag,
  columnWidth: size,
  /** In px; of a carousel and a strip in percent. */
  gutter: z.number().min(0).max(200).optional(),
  listImageSize: z.number().min(1).max(100).optional(),
  autoplay: flag,
  autoplayDuration: z.number().min(1).max(600).optional(),
  activeAlignment: z.enum(['left', 'center', 'right']).optional(),
  thumbnails: flag,
  thumbnailStripHeight: size,
  thumbnailStripMargin: pixels,
  squareThumbs: flag,
  autoCrop: flag,
  thumbnailsPerRow: perRow,
  padding: z.number().min(0).max(200).optional(),
  vSize: z.number().min(1).max(100).optional(),
  metaPosition: z.enum(metaPositions).optional(),
  rowHeight: size,
  transition: z.enum(stackedTransitions).optional(),
  clickBehavior: z.enum(clickBehaviors).optional(),
  history: z.enum(galleryHistories).default('none'),
  /** What it shows, for those who do not see it. */
  label: optionalWords(200),
  slides: z.array(
    z.strictObject({
      assetId: id24,
      url: z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{0,99}$/)
        .optional(),
      alt: optionalWords(300),
      title: optionalWords(300),
      description: optionalWords(1000),
      clickThroughUrl: optionalWords(1000),
      video: slideVideo.optional(),
    }),
  ),
});
