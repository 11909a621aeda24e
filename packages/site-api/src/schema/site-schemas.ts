import * as z from 'zod';

/** The body of the call that saves the languages of a site [3.52] [7.06]: BCP 47 tags. */
export const saveLanguagesSchema = z.strictObject({
  languages: z.array(z.string().max(100)).max(50),
});

/**
 * The body of the call that saves header and footer [7.07]; the server checks both. `version` is
 * that of the reply in which they were read: nothing newer is written over.
 */
export const saveHeaderFooterSchema = z.strictObject({
  header: z.unknown(),
  footer: z.unknown(),
  version: z.string().max(100).optional(),
});

/** The request to render one block of a page [3.37]. */
export const widgetRequestSchema = z.object({
  /** The kind of the block. */
  type: z.string().max(60),
  /** Its id on the page. */
  id: z.string().max(60),
  /** The address at which the page shows it so, as a path with its query. */
  value: z.string().startsWith('/').max(2_000),
});
