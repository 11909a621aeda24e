import {
  currencyCodes,
  perMillion,
  readStoreCurrency,
  totalsDefaults,
  type CurrencyCode,
  type InstallmentRule,
  type ShippingOption,
  type TaxRule,
  type TotalsSettings,
} from '@frontage/commerce-model';
import * as z from 'zod';
import type { SiteSettings } from '../../sites/site-settings';

/** Up to this many pieces a page may tell how many are left; beyond it a change shows nowhere. */
export const mostShownStock = 20;

/** Where something applies; no countries mean everywhere, no regions all of a country. */
export interface ShopPlace {
  /** ISO 3166, two capital letters. */
  readonly countries: readonly string[];
  /** As visitors enter them, such as `CA`; compared without case. */
  readonly regions: readonly string[];
}

/**
 * A way to get what was bought, with what it costs in each currency; it is offered in those alone.
 */
export interface ShopShipping {
  readonly id: string;
  readonly title: string;
  /** Whether the buyer fetches it: nobody asks where it is sent to. */
  readonly pickup: boolean;
  readonly prices: Readonly<Partial<Record<CurrencyCode, Omit<ShippingOption, 'id' | 'title'>>>>;
}

/** How a site's shop sells. */
export interface ShopSettings {
  /** The first is the store's own. */
  readonly currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  readonly totals: TotalsSettings;
  /** Where the store is: its taxes count until a visitor has said where to ship to. */
  readonly country: string;
  readonly taxRules: readonly (TaxRule & ShopPlace)[];
  /** Ways of shipping by place; all that apply are offered. */
  readonly shippingZones: readonly (ShopPlace & { readonly options: readonly ShopShipping[] })[];
  /** In which units weights and sizes are written [9.05]. */
  readonly measurementStandard: 'imperial' | 'metric';
  /** By currency; none is told of in the others, nor where no way of paying has them [9.06]. */
  readonly installments: Readonly<Partial<Record<CurrencyCode, InstallmentRule>>>;
  /** From how many pieces down a page tells how many are left; 0 for never. */
  readonly scarcityFrom: number;
  /** Whether visitors may ask to hear when something is back. */
  readonly restockNotices: boolean;
  /** What the payment plugs are told; each reads its own part. */
  readonly payments: readonly ShopPayment[];
  /** The reCAPTCHA account of the cart page; null for none [6.07]. */
  readonly captcha: { readonly siteKey: string; readonly secret: string } | null;
  /** Who hears of orders; `''` for nobody. */
  readonly orderMail: string;
  /** Who sells, as it stands on orders and receipts; null for nobody is named. */
  readonly seller: ShopSeller | null;
  /**
   * How many days an order that is paid by hand waits for its money before it is canceled, unless
   * it was sent; 0 for without end.
   */
  readonly unpaidOrderDays: number;
  /**
   * How many hours an order that is paid by hand, and holds what runs out, waits for its buyer to
   * confirm it by the link in its mail; 0 for nobody has to.
   */
  readonly unconfirmedOrderHours: number;
  /** How much somebody may order before they pay. */
  readonly unpaidOrders: UnpaidOrderLimits;
}

/**
 * How much may be ordered that is not paid. Orders that came to nothing, and those that cost
 * nothing, count for a day, since each sends mails. 0 is no limit.
 */
export interface UnpaidOrderLimits {
  /** Orders with one email address. */
  readonly perEmail: number;
  /** Orders from one network, as a household has it. */
  readonly perVisitor: number;
  /** Pieces of what runs out, in all open orders of an address or a network. */
  readonly pieces: number;
}

/** Who sells. */
export interface ShopSeller {
  readonly name: string;
  /** In lines, as on a letter. */
  readonly address: readonly string[];
  /** Such as a VAT number; '' for none. */
  readonly taxId: string;
}

/** A way of paying that the shop offers. */
export interface ShopPayment {
  readonly id: string;
  readonly plug: 'manual' | 'test' | 'stripe';
  readonly method: 'transfer' | 'invoice' | 'collection' | 'online';
  /** In the owner's words; `''` for ours. */
  readonly title: string;
  /** What the buyer has to know, such as the account to pay to. */
  readonly note: string;
  /** Whether the provider lets buyers pay in parts: only then is that told of [9.06]. */
  readonly installments: boolean;
}

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

const schema = z.object({
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
          prices: byCurrency(shippingPrice),
        }),
      ),
    }),
  ),
  measurementStandard: z.enum(['imperial', 'metric']),
  installments: byCurrency(installmentRule),
  scarcityFrom: z.int().min(0).max(mostShownStock),
  restockNotices: z.boolean(),
  payments: z.array(
    z.object({
      id: z.string().min(1),
      plug: z.enum(['manual', 'test', 'stripe']),
      method: z.enum(['transfer', 'invoice', 'collection', 'online']),
      title: z.string().default(''),
      note: z.string().default(''),
      installments: z.boolean().default(false),
    }),
  ),
  captcha: z.object({ siteKey: z.string().min(1), secret: z.string().min(1) }).nullable(),
  orderMail: z.string(),
  seller: z.object({
    name: z.string().min(1).max(200),
    address: z.array(z.string().max(200)).max(10).default([]),
    taxId: z.string().max(60).default(''),
  }),
  unpaidOrderDays: z.int().min(0).max(3_650),
  unconfirmedOrderHours: z.number().min(0).max(720),
  unpaidOrders: z.object({
    perEmail: limit.default(5),
    perVisitor: limit.default(10),
    pieces: limit.default(100),
  }),
});

/** What an owner writes of a shop; what is left out has its default. */
export type ShopSettingsInput = z.input<ReturnType<typeof schema.partial>>;

declare module '../../sites/site-settings' {
  interface SiteSettings {
    /**
     * How its shop sells; read with `readShopSettings`. @default no taxes, nothing is shipped, US
     * dollars
     */
    shop?: ShopSettingsInput;
  }
}

/** What a shop without settings does. */
export const shopDefaults: ShopSettings = {
  currencies: ['USD'],
  totals: totalsDefaults,
  country: '',
  taxRules: [],
  shippingZones: [],
  measurementStandard: 'imperial',
  installments: {},
  scarcityFrom: 10,
  restockNotices: true,
  payments: [
    { id: 'invoice', plug: 'manual', method: 'invoice', title: '', note: '', installments: false },
  ],
  captcha: null,
  orderMail: '',
  seller: null,
  unpaidOrderDays: 14,
  unconfirmedOrderHours: 2,
  unpaidOrders: { perEmail: 5, perVisitor: 10, pieces: 100 },
};

/** What was read of settings as they came with a site; they are never changed in place. */
const known = new WeakMap<object, ShopSettings>();

/**
 * Reads the settings of a shop. Never throws: a setting that is wrong has its default. The store's
 * own currency is the `selectedCurrency` of the site's `storeSettings` [3.03], where they name one.
 *
 * @param settings of a site
 */
export function readShopSettings({ shop, context }: Partial<SiteSettings>): ShopSettings {
  const owner = typeof shop === 'object' && shop !== null ? shop : undefined;
  const before = owner && known.get(owner);
  if (before) return before;
  const settings = inStoreCurrency(readFields({ ...owner }), context);
  if (owner) known.set(owner, settings);
  return settings;
}

function inStoreCurrency(settings: ShopSettings, context: unknown): ShopSettings {
  const { storeSettings } = Object(context);
  if (!Object(storeSettings).selectedCurrency) return settings;
  const own = readStoreCurrency(storeSettings);
  return { ...settings, currencies: [own, ...settings.currencies.filter((code) => code !== own)] };
}

function readFields(fields: Readonly<Record<string, unknown>>): ShopSettings {
  const given = Object.entries(schema.shape).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(fields[name]);
    return success ? [[name, data] as const] : [];
  });
  // Each entry has just been parsed by the schema of its name.
  const { taxIncluded, rounding, taxLevel, currencies, ...rest } = Object.fromEntries(
    given,
  ) as Partial<z.output<typeof schema>>;
  const [first, ...others] = new Set(currencies);
  const totals = {
    ...totalsDefaults,
    ...(taxIncluded !== undefined && { taxIncluded }),
    ...(rounding && { rounding }),
    ...(taxLevel && { taxLevel }),
  };
  const hasParts = rest.payments?.some(({ installments }) => installments) ?? false;
  return {
    ...shopDefaults,
    ...rest,
    ...(!hasParts && { installments: shopDefaults.installments }),
    totals,
    currencies: first ? [first, ...others] : shopDefaults.currencies,
  };
}
