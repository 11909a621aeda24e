import * as z from 'zod';

/** What a cart indicator may store: nothing. */
export const cartIndicatorSchema = z.strictObject({});
