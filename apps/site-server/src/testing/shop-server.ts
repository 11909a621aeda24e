import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createSiteServer, type SiteServer } from '../app/create-site-server';
import type { SiteServerOptions } from '../app/site-server-options';
import { createManualPlug } from '../payment/create-manual-plug';
import type { PaymentPlug } from '../payment/payment-plug';
import { createCheckoutDesk, type CheckoutDesk } from '../shop/checkout/create-checkout-desk';
import { insertGiftCards } from '../shop/codes/gift-cards';
import { createGiftCode } from '../shop/codes/gift-codes';
import { type RefundRunner, createRefundRunner } from '../shop/orders/create-refund-runner';
import { type UnpaidOrders, createUnpaidOrders } from '../shop/orders/create-unpaid-orders';
import { createShopLinks } from '../shop/pages/create-shop-links';
import { type Renewals, createRenewals } from '../shop/renewals/create-renewals';
import type { ShopSettingsInput } from '../shop/settings/shop-settings';
import { createScriptedPlug, type ScriptedPlug } from './scripted-plug';
import { host, plainRenderer, testServer, type TestServer } from './server-fixture';
import { saveShop } from './shop-fixture';
import { ids, settings } from './site-fixture';
import { testKeys } from './test-keys';

/** A test server with a shop, paid by a plug that does what it is told. */
export interface ShopServer extends TestServer {
  readonly plug: ScriptedPlug;
}

/**
 * A shop that is paid by card or by transfer, ships at 5 dollars, and takes 10 % of taxes on top.
 */
export const shopSettings: ShopSettingsInput = {
  currencies: ['USD', 'EUR'],
  country: 'US',
  taxRules: [{ id: 'vat', name: 'Sales tax', ratePerMillion: 100_000 }],
  shippingZones: [
    {
      countries: ['US', 'DE'],
      options: [
        { id: 'post', title: 'Post', prices: { USD: { baseCents: 500 }, EUR: { baseCents: 500 } } },
      ],
    },
  ],
  payments: [
    { id: 'card', plug: 'test', method: 'online', title: 'Card' },
    { id: 'transfer', plug: 'manual', method: 'transfer', note: 'To account 1.' },
  ],
  orderMail: 'owner@studio.example',
  // Tests of these have settings of their own.
  unconfirmedOrderHours: 0,
  unpaidOrders: { perEmail: 0, perVisitor: 0, pieces: 0 },
};

/** Makes the server. */
export async function shopServer(
  options: Partial<SiteServerOptions> = {},
  shop: ShopSettingsInput = shopSettings,
): Promise<ShopServer> {
  const plug = createScriptedPlug();
  const many = 1_000_000;
  const made = await testServer({
    paymentPlugs: plugsOf(plug, createManualPlug()),
    cartChangesPerMinute: many,
    codesPerMinute: many,
    viewsPerMinute: many,
    ...options,
  });
  await made.store.saveSite({ id: ids.site, host, settings: { ...settings, shop } });
  await saveShop(made.store);
  return { ...made, plug };
}

/** A desk with what works beside it. */
export interface ShopDesk extends CheckoutDesk {
  readonly renewals: Renewals;
  readonly refunds: RefundRunner;
  readonly unpaidOrders: UnpaidOrders;
}

/** A desk over the same store and plug, such as another server has. */
export function deskOf({
  store,
  plug,
}: Pick<ShopServer, 'store'> & { readonly plug: PaymentPlug }): ShopDesk {
  const plugs = plugsOf(plug, createManualPlug());
  const links = createShopLinks(testKeys);
  const report = () => undefined;
  return {
    ...createCheckoutDesk({ store, plugs, links, report }),
    renewals: createRenewals({ store, plugs, links, report }),
    refunds: createRefundRunner(store, plugs, report),
    unpaidOrders: createUnpaidOrders(store, links, report),
  };
}

/** Another server over the same store and plug, which closes the store as well. */
export function otherServer({ store, plug, dataDir }: ShopServer): SiteServer {
  return createSiteServer({
    store,
    keys: testKeys,
    cacheDir: join(dataDir, 'other-variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
    paymentPlugs: plugsOf(plug, createManualPlug()),
  });
}

/** Adds a gift card in dollars; answers its code. */
export async function addGiftCard(
  { store }: Pick<ShopServer, 'store'>,
  cents: number,
): Promise<string> {
  const code = createGiftCode(randomBytes);
  await store.write((db) =>
    insertGiftCards(
      db,
      [{ id: store.createId(), siteId: ids.site, code, currency: 'USD', cents, cause: 'test' }],
      store.now(),
    ),
  );
  return code;
}

function plugsOf(...plugs: readonly PaymentPlug[]) {
  return new Map(plugs.map((plug) => [plug.id, plug]));
}
