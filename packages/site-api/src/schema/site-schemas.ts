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
