import * as z from 'zod';

/** What an order block may store: nothing. */
export const orderBlockSchema = z.strictObject({});
