import * as z from 'zod';
import { safeHref } from '../safe-href';

const words = z.array(
  z.union([
    z.string().max(10_000),
    z.strictObject({
      text: z.string().max(10_000),
      strong: z.boolean().optional(),
      emphasis: z.boolean().optional(),
      href: z
        .string()
        .refine(
          (href) => safeHref(href) !== undefined,
          'Give an http, https, mailto or tel address, or one on this site.',
        )
        .optional(),
    }),
  ]),
);

/** Rich text as it may be stored. */
export const richTextSchema = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['paragraph', 'lead', 'small']), words }),
    z.strictObject({ kind: z.literal('heading'), level: z.literal([1, 2, 3]), words }),
    z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(words) }),
    z.strictObject({ kind: z.literal('quote'), words, by: z.string().max(300).optional() }),
  ]),
);
