import * as z from 'zod';

/** What a review block may store: nothing. */
export const reviewBlockSchema = z.strictObject({});
