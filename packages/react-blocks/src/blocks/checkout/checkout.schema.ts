import * as z from 'zod';

/** What a checkout block may store: nothing. */
export const checkoutBlockSchema = z.strictObject({});
