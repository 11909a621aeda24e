import * as z from 'zod';

/** An address that a visitor is led to. */
export const addressText = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

/** What the shop has its own name for. */
export const askMetadata = z.object({
  siteId: z.string(),
  checkoutId: z.string(),
  attempt: z.int(),
});
