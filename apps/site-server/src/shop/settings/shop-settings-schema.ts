import { currencyCodes, perMillion } from '@frontage/commerce-model';
import { safeHref } from '@frontage/site-model';
import * as z from 'zod';

/** The largest stock that a page may show as a number; a change above it is invisible. */
export const mostShownStock = 20;

/** A page of the site, or an address elsewhere. */
const policy = z
  .string()
  .max(2_000)
  .refine((href) => href === '' || safeHref(href) !== undefined)
  .optional()
  .catch(undefined);
const cents = z.int().min(0);
const limit = z.int().min(0).max(1_000);
const country = z.string().regex(/^[A-Z]{2}$/);
const place = { countries: z.array(country).default([]), regions: z.array(z.string()).default([]) };
const shippingPrice = z.object({
  baseCents: cents,
  perItemCents: cents.default(0),
  freeFromCents: cents.nullable().default(null),
});
const byCurrency = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(currencyCodes), value);
const installmentRule = z.object({
  minCents: cents,
  maxCents: cents,
  payments: z.int().min(2).max(60).default(4),
});

/**
 * What an owner may set of a shop, field by field. What one room alone asks for is declared by that
 * room instead, with `defineShopSetting`.
 */
export const shopSettingsSchema = z.object({
  currencies: z.array(z.enum(currencyCodes)).min(1),
  taxIncluded: z.boolean(),
  rounding: z.enum(['halfUp', 'halfEven', 'halfDown']),
  taxLevel: z.enum(['unit', 'line', 'order']),
  country,
  taxRules: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ratePerMillion: cents.max(perMillion),
      appliesToShipping: z.boolean().default(false),
      ...place,
    }),
  ),
  shippingZones: z.array(
    z.object({
      ...place,
      options: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          pickup: z.boolean().default(false),
          hours: z.string().max(1_000).default(''),
          prices: byCurrency(shippingPrice),
        }),
      ),
    }),
  ),
  measurementStandard: z.enum(['imperial', 'metric']),
  installments: byCurrency(installmentRule),
  scarcityFrom: z.int().min(0).max(mostShownStock),
  expressCheckout: z.boolean(),
  minSubtotalCents: byCurrency(cents),
  payments: z.array(
    z.object({
      id: z.string().min(1),
      plug: z.enum(['manual', 'test', 'stripe']),
      method: z.enum(['transfer', 'invoice', 'collection', 'online']),
      title: z.string().default(''),
      note: z.string().default(''),
      installments: z.boolean().default(false),
      offered: z.boolean().default(true),
    }),
  ),
  captcha: z.object({ siteKey: z.string().min(1), secret: z.string().min(1) }).nullable(),
  orderMail: z.string(),
  seller: z.object({
    name: z.string().min(1).max(200),
    address: z.array(z.string().max(200)).max(10).default([]),
    taxId: z.string().max(60).default(''),
    // Who sells is told whatever is wrong with the address.
    email: z.email().optional().catch(undefined),
  }),
  policies: z.object({ terms: policy, privacy: policy, returns: policy }),
  unpaidOrders: z.object({
    perEmail: limit.default(5),
    perVisitor: limit.default(10),
    pieces: limit.default(100),
  }),
});
