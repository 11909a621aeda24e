import * as z from 'zod';
import { id24, optionalWords } from '../../schema-parts';

/** What a gallery block may store [3.26]. */
export const gallerySchema = z.strictObject({
  design: z.literal('grid').default('grid'),
  slidesPerRow: z.int().min(1).max(12).default(4),
  gutter: z.number().min(0).max(200).default(20),
  imageAspectRatio: z.number().positive().max(10).optional(),
  lightbox: z.boolean().default(true),
  slides: z.array(
    z.strictObject({
      assetId: id24,
      alt: optionalWords(300),
      title: optionalWords(300),
      description: optionalWords(1000),
      clickThroughUrl: optionalWords(1000),
    }),
  ),
});
