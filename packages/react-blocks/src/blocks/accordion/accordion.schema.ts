import * as z from 'zod';
import { richTextSchema } from '../text/text.schema';

/** What an accordion block may store. */
export const accordionSchema = z.strictObject({
  items: z.array(z.strictObject({ title: z.string().min(1).max(300), nodes: richTextSchema })),
  multiple: z.boolean().default(false),
  firstOpen: z.boolean().default(false),
});
