import type { OrderView } from '@frontage/react-blocks/server';
import type { SiteStore } from '../app/site-store';
import { createManualPlug } from '../payment/create-manual-plug';
import type { BenchProvider, PaymentBench } from '../payment/testing/describe-payment-plug';
import { stripeBench } from '../payment/testing/stripe-bench';
import { testProviderBench } from '../payment/testing/test-provider-bench';
import { checkoutVisitor, type CheckoutVisitor } from './checkout-visitor';
import type { ProductInput } from '../shop/catalogue/check-product';
import { ask } from './server-fixture';
import { goods } from './shop-fixture';
import { deskOf, shopServer, shopSettings, type ShopServer } from './shop-server';
import { ids, pageDocument, publishNew } from './site-fixture';

/** A cause that is given to, once or each month: no variant of it is in stock. */
const kiln: ProductInput = {
  product: {
    id: 'kiln',
    title: 'A new kiln',
    productType: 'service',
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
  },
  currency: 'USD',
  slug: 'shop/kiln',
  donation: { amounts: [1_000] },
};

/** A provider that keeps methods. */
export type RenewalProvider = 'test' | 'stripe';

/** A shop over a provider that speaks its own protocol, and somebody who subscribes there. */
export interface RenewalShop {
  readonly shop: ShopServer;
  readonly provider: BenchProvider;
  readonly buyer: CheckoutVisitor;
  /** Buys the tea club with a card on the hosted page; answers the address of the order. */
  subscribe(card?: string): Promise<string>;
  /** Gives ten dollars each month to the kiln, in the same way. */
  give(card?: string): Promise<string>;
  /** A round of a server; of another one, or of one that dies, over a store of its own. */
  renew(store?: SiteStore): Promise<void>;
  /** What the page of the order shows of the subscription. */
  seen(address: string): Promise<OrderView['subscriptions'][number]>;
  /** Presses a button of the page of the order; answers where that leads. */
  press(address: string, button: string): Promise<string>;
  /** Moves the clocks of the shop and of its provider, in milliseconds. */
  advance(ms: number): void;
  /** Has the provider tell all it knows of a key. */
  tell(key: string): Promise<void>;
  remove(): Promise<void>;
}

/** Opens one. */
export async function renewalShop(id: RenewalProvider): Promise<RenewalShop> {
  const { plug, provider, close, wait } = await benchOf(id);
  const payments = [{ id: 'card', plug: id, method: 'online' as const, title: 'Card' }];
  const shop = await shopServer(
    { paymentPlugs: new Map([plug, createManualPlug()].map((plug) => [plug.id, plug])) },
    { ...shopSettings, payments },
  );
  const buyer = checkoutVisitor(shop.server);

  async function subscribe(card = '4242'): Promise<string> {
    await buyer.add(goods.tea, 'box');
    return order(await buyer.checkout(), card);
  }

  async function give(card = '4242'): Promise<string> {
    await shop.store.saveProduct(ids.site, kiln);
    const document = pageDocument({ type: 'donation', data: { productId: kiln.product.id } });
    const pageId = await publishNew(shop.store, { slug: 'give', document });
    const donation = { donation: '1000', donationTimes: 'regularly' };
    const { headers } = await buyer.post(`/checkout/donate?donatePageId=${pageId}`, donation);
    return order(String(headers.location), card, donation);
  }

  async function order(
    checkout: string,
    card: string,
    changes?: Record<string, string>,
  ): Promise<string> {
    const { headers, text } = await buyer.pay(checkout, changes);
    if (!headers.location?.startsWith('http')) throw new Error(text);
    await provider.visit(headers.location, 'approve', card);
    const back = await buyer.get(`${checkout}/return`);
    return String(back.headers.location);
  }

  async function seen(address: string): Promise<OrderView['subscriptions'][number]> {
    const { text } = await buyer.get(address);
    const { shop: shown } = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as {
      shop: { view: OrderView };
    }; // the test's renderer writes it
    const [subscription] = shown.view.subscriptions;
    if (!subscription) throw new Error('The order has no subscription.');
    return subscription;
  }

  return {
    shop,
    provider,
    buyer,
    subscribe,
    give,
    seen,
    advance(ms) {
      shop.advance(ms);
      wait(ms);
    },
    async renew(store = shop.store) {
      const { renewals, refunds } = deskOf({ store, plug });
      while (await renewals.renewOne()) continue;
      await refunds.run();
    },
    async press(address, button) {
      const { id: subscription } = await seen(address);
      const { headers } = await buyer.post(`${address}/renewal`, { [button]: subscription });
      return String(headers.location);
    },
    async tell(key) {
      for (const { body, headers } of await provider.webhooks(key))
        await ask(shop.server, {
          method: 'POST',
          url: `/api/commerce/webhook/${id}`,
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
    },
    async remove() {
      await shop.remove();
      await close();
    },
  };
}

type RenewalBench = PaymentBench & { provider: BenchProvider; wait(ms: number): void };

/** What Stripe lists is found by its time, so its stand-in has the time of the shop. */
async function benchOf(id: RenewalProvider): Promise<RenewalBench> {
  if (id === 'test') return { ...(await testProviderBench()), wait: () => undefined };
  const { stripe, ...bench } = await stripeBench();
  stripe.wait(Date.UTC(2026, 0, 1) - Date.now());
  return { ...bench, wait: stripe.wait };
}
