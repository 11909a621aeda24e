import * as z from 'zod';

/** What a button block may store. */
export const buttonSchema = z.strictObject({
  text: z.string().min(1).max(200),
  href: z.string().min(1).max(1000),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  alignment: z.enum(['start', 'center', 'end']).default('start'),
  look: z.enum(['primary', 'quiet']).default('primary'),
  newWindow: z.boolean().default(false),
});
