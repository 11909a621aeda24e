import * as z from 'zod';

/** How many rows were just changed, in the address of a list; anything else means not told. */
export const countParameter = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
