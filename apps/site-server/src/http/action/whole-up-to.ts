import * as z from 'zod';

/**
 * Reads how many results a query asks for.
 *
 * @param usual for anything that is no whole number above 0
 * @param most the upper bound
 */
export function wholeUpTo(usual: number, most: number) {
  return z.coerce
    .number()
    .refine((count) => Number.isInteger(count) && count > 0)
    .catch(usual)
    .transform((count) => Math.min(count, most));
}
