import * as z from 'zod';

/**
 * How many are asked for, as a query says it.
 *
 * @param usual for anything that is no whole number above 0
 * @param most more than this are this many
 */
export function wholeUpTo(usual: number, most: number) {
  return z.coerce
    .number()
    .refine((count) => Number.isInteger(count) && count > 0)
    .catch(usual)
    .transform((count) => Math.min(count, most));
}
