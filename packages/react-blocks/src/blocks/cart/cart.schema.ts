import * as z from 'zod';

/** What a cart block may store. */
export const cartBlockSchema = z.strictObject({ shopHref: z.string().max(2000).default('/') });
