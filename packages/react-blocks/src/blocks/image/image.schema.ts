import * as z from 'zod';
import { pictureAlignments } from '../../picture/picture.parts';
import { id24, optionalWords } from '../../stored/stored-parts.schema';

/** What an image block may store. */
export const imageSchema = z.strictObject({
  assetId: id24,
  alt: optionalWords(300),
  caption: optionalWords(300),
  href: optionalWords(1000),
  ratio: z.number().positive().max(10).optional(),
  mode: z.enum(['cover', 'contain']).default('cover'),
  lightbox: z.boolean().default(false),
  lightboxTheme: z.enum(['light', 'dark']).optional(),
  fitAlignment: z.enum(pictureAlignments).optional(),
  stretch: z.boolean().optional(),
});
