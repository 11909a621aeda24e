import {
  readStoreCurrency,
  totalsDefaults,
  type CurrencyCode,
  type InstallmentRule,
  type ShippingOption,
  type TaxRule,
  type TotalsSettings,
} from '@frontage/commerce-model';
import type { ShopPolicies } from '@frontage/react-blocks/server';
import { measurementStandard } from '@frontage/site-model/enums';
import type * as z from 'zod';
import type { SiteSettings } from '../../sites/site-settings';
import { shopSettingsSchema } from './shop-settings-schema';

/** Where something applies; no countries mean everywhere, no regions all of a country. */
export interface ShopPlace {
  /** ISO 3166, two capital letters. */
  readonly countries: readonly string[];
  /** As visitors enter them, such as `CA`; case does not matter. */
  readonly regions: readonly string[];
}

/** A delivery method, with its price in each currency; it is only offered in those. */
export interface ShopShipping {
  readonly id: string;
  readonly title: string;
  /** Whether the buyer collects the order: no address is needed. */
  readonly pickup: boolean;
  /** When it can be collected, in the owner's words, such as `Tue–Sat 10–17`; '' for nothing. */
  readonly hours: string;
  readonly prices: Readonly<Partial<Record<CurrencyCode, Omit<ShippingOption, 'id' | 'title'>>>>;
}

/** How a site's shop sells. */
export interface ShopSettings {
  /** The first is the store's own. */
  readonly currencies: readonly [CurrencyCode, ...CurrencyCode[]];
  readonly totals: TotalsSettings;
  /** The store's country: its taxes apply until a visitor has chosen a destination. */
  readonly country: string;
  readonly taxRules: readonly (TaxRule & ShopPlace)[];
  /** Shipping methods by place; all that apply are offered. */
  readonly shippingZones: readonly (ShopPlace & { readonly options: readonly ShopShipping[] })[];
  /** The units of weights and sizes [9.05]. */
  readonly measurementStandard: 'imperial' | 'metric';
  /**
   * By currency; in other currencies they are not mentioned, nor without a payment method that
   * supports them [9.06].
   */
  readonly installments: Readonly<Partial<Record<CurrencyCode, InstallmentRule>>>;
  /** The stock from which on down a page shows how many are left; 0 for never. */
  readonly scarcityFrom: number;
  /** Whether what is added to the cart leads to its checkout at once [3.21]. */
  readonly expressCheckout: boolean;
  /**
   * The least subtotal with which a cart can be checked out, by currency, in minor units; none in
   * others [5.17].
   */
  readonly minSubtotalCents: Readonly<Partial<Record<CurrencyCode, number>>>;
  /** Settings of the payment plugs; each reads its own part. */
  readonly payments: readonly ShopPayment[];
  /** The reCAPTCHA account of the cart page; null for none [6.07]. */
  readonly captcha: { readonly siteKey: string; readonly secret: string } | null;
  /** Who is notified of orders; `''` for nobody. */
  readonly orderMail: string;
  /** The seller on orders and receipts; null to name nobody. */
  readonly seller: ShopSeller | null;
  /** Links near the button that pays; only those that are set are shown. */
  readonly policies: ShopPolicies;
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

/** The seller. */
export interface ShopSeller {
  readonly name: string;
  /** By line, as on a letter. */
  readonly address: readonly string[];
  /** For example a VAT number; '' for none. */
  readonly taxId: string;
  /** Where buyers write to, shown on their orders; absent for nowhere. */
  readonly email?: string | undefined;
}

/** A payment method of the shop. */
export interface ShopPayment {
  readonly id: string;
  readonly plug: 'manual' | 'test' | 'stripe';
  readonly method: 'transfer' | 'invoice' | 'collection' | 'online';
  /** The owner's words; `''` for ours. */
  readonly title: string;
  /** Instructions for the buyer, such as the account for a transfer. */
  readonly note: string;
  /** Whether the provider supports instalments: only then are they mentioned [9.06]. */
  readonly installments: boolean;
  /** Whether buyers can choose it; orders that were placed with it stay as they are. */
  readonly offered: boolean;
}

/**
 * The settings that belong to one room each, see `defineShopSetting`. Rooms add theirs here, as
 * they add tables to `StoreTables`.
 */
export interface RoomShopSettings {}

/** An owner's settings of a shop; missing ones have their defaults. */
export interface ShopSettingsInput
  extends z.input<ReturnType<typeof shopSettingsSchema.partial>>, RoomShopSettings {}

declare module '../../sites/site-settings' {
  interface SiteSettings {
    /**
     * The settings of its shop; read with `readShopSettings`. @default no taxes, nothing is
     * shipped, US dollars
     */
    shop?: ShopSettingsInput;
  }
}

/** The defaults of a shop. */
export const shopDefaults: ShopSettings = {
  currencies: ['USD'],
  totals: totalsDefaults,
  country: '',
  taxRules: [],
  shippingZones: [],
  measurementStandard: 'imperial',
  installments: {},
  scarcityFrom: 10,
  expressCheckout: false,
  minSubtotalCents: {},
  payments: [
    {
      id: 'invoice',
      plug: 'manual',
      method: 'invoice',
      title: '',
      note: '',
      installments: false,
      offered: true,
    },
  ],
  captcha: null,
  orderMail: '',
  seller: null,
  policies: {},
  unpaidOrders: { perEmail: 5, perVisitor: 10, pieces: 100 },
};

/** The settings of a store in a site's context, unchecked. */
interface StoreSettings {
  readonly expressCheckout?: unknown;
  readonly measurementStandard?: unknown;
  readonly selectedCurrency?: unknown;
}

/** Parsed settings by the site's settings, which are never changed in place. */
const cache = new WeakMap<object, ShopSettings>();

/**
 * Reads the settings of a shop. Never throws: a wrong setting gets its default. If the site's
 * `storeSettings` say so, the store's own currency is their `selectedCurrency` [3.03], its measures
 * are those of their `measurementStandard`, and its checkout is express [3.21].
 *
 * @param settings of a site
 */
export function readShopSettings({ shop, context }: Partial<SiteSettings>): ShopSettings {
  const owner = typeof shop === 'object' && shop !== null ? shop : undefined;
  const before = owner && cache.get(owner);
  if (before) return before;
  const settings = asStoreSays(readFields({ ...owner }), Object(Object(context).storeSettings));
  if (owner) cache.set(owner, settings);
  return settings;
}

function asStoreSays(settings: ShopSettings, store: StoreSettings): ShopSettings {
  const measures = measurementStandard.name(Number(store.measurementStandard));
  const storeCurrency = store.selectedCurrency ? readStoreCurrency(store) : undefined;
  return {
    ...settings,
    ...(store.expressCheckout === true && { expressCheckout: true }),
    ...(measures !== 'unknown' && { measurementStandard: measures }),
    ...(storeCurrency && {
      currencies: [storeCurrency, ...settings.currencies.filter((code) => code !== storeCurrency)],
    }),
  };
}

function readFields(fields: Readonly<Record<string, unknown>>): ShopSettings {
  const valid = Object.entries(shopSettingsSchema.shape).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(fields[name]);
    return success ? [[name, data] as const] : [];
  });
  // Each entry has just been parsed by the schema of its name.
  const { taxIncluded, rounding, taxLevel, currencies, ...rest } = Object.fromEntries(
    valid,
  ) as Partial<z.output<typeof shopSettingsSchema>>;
  const [first, ...others] = new Set(currencies);
  const totals = {
    ...totalsDefaults,
    ...(taxIncluded !== undefined && { taxIncluded }),
    ...(rounding && { rounding }),
    ...(taxLevel && { taxLevel }),
  };
  const { payments = [] } = rest;
  const hasParts = payments.some(({ installments, offered }) => installments && offered);
  return {
    ...shopDefaults,
    ...rest,
    ...(!hasParts && { installments: shopDefaults.installments }),
    totals,
    currencies: first ? [first, ...others] : shopDefaults.currencies,
  };
}
