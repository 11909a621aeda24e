import { openStore } from '../app/open-store';
import { openPaymentJournal } from '../test-provider/open-payment-journal';
import { startTestProvider } from '../test-provider/start-test-provider';
import {
  startKillable,
  type Answer,
  type KillableServer,
  type PlainRequest,
  type StorePlace,
} from './killable-server';
import { killedProduct, seats } from './killed-product';

/** How much is bought, and how often the server dies meanwhile. */
export interface BuyPlan {
  /** Orders that have to be acknowledged. */
  operations: number;
  kills: number;
  /** How many buy at once. */
  buyers: number;
  /**
   * Whether a buyer goes on with the same checkout after a kill, as our pages do; without,
   * everything is begun anew.
   */
  keepsCheckout: boolean;
}

/** What was acknowledged, held against what is stored and what was paid. */
export interface BuyReport {
  acknowledged: number;
  killed: number;
  /** Acknowledged, but there is no such order. */
  lost: number;
  /** Orders beyond one for each buyer. */
  doubled: number;
  /**
   * Payments that the provider keeps and no order is for, after recovery; and orders without a
   * payment.
   */
  unmatched: number;
  /** Pieces that are neither sold nor in stock. */
  astray: number;
}

const secret = 'p'.repeat(32);

/**
 * Buys from a server that is killed with -9 again and again in the midst of it, while the
 * provider, a process of its own in the real world, lives on.
 *
 * @param place the memory that outlives the server; it should hold no orders
 * @param plan how much, and how often
 */
export async function buyThroughKills(place: StorePlace, plan: BuyPlan): Promise<BuyReport> {
  const file = `${place.dataDir}/payments.jsonl`;
  const provider = await startTestProvider({ port: 0, secret, file });
  const server = await startKillable({
    ...place,
    env: { TEST_PAYMENT_URL: provider.origin, TEST_PAYMENT_SECRET: secret },
  });
  const acknowledged = new Map<string, string>();
  let [next, killed] = [0, 0];

  /** Kills the server where it is time to; the answer that just came then counts as lost. */
  function kill(): boolean {
    const due = Math.floor((acknowledged.size * (plan.kills + 1)) / plan.operations);
    if (due <= killed || killed >= plan.kills) return false;
    killed += 1;
    server.restart();
    return true;
  }

  async function buyOne(name: string): Promise<void> {
    const order = await buy(server, `${name}@example.com`, plan.keepsCheckout, kill);
    acknowledged.set(name, order);
  }

  async function buyAndCount(): Promise<void> {
    while (next < plan.operations) await buyOne(`buyer-${(next += 1)}`);
  }

  try {
    await Promise.all(Array.from({ length: plan.buyers }, buyAndCount));
  } finally {
    await server.end();
    await provider.close();
  }
  return { acknowledged: acknowledged.size, killed, ...(await compare(place, file, acknowledged)) };
}

/** @returns the address of the order */
async function buy(
  server: KillableServer,
  email: string,
  keepsCheckout: boolean,
  isLost: () => boolean,
): Promise<string> {
  let checkout = '';
  let cookie = '';
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (checkout === '' || !keepsCheckout) ({ checkout, cookie } = await begin(server));
    const { text } = await server.ask(async () => ({
      method: 'GET',
      path: checkout,
      headers: { accept: 'application/json', cookie },
    }));
    const { data } = JSON.parse(text) as {
      data: { next?: string; view?: { attempt: number; cart: { priceHash: string } } };
    }; // what a checkout answers
    const fields = {
      email,
      payment: 'tok_approve',
      do: 'pay',
      priceHash: data.view?.cart.priceHash ?? '',
      attempt: String(data.view?.attempt ?? 0),
    };
    const reply =
      data.next === undefined ? await once(server, post(checkout, fields, cookie)) : undefined;
    const to = data.next ?? reply?.headers.location ?? '';
    if (to.startsWith('/order/') && !isLost()) return to;
  }
  throw new Error(`[site-server] ${email} did not get an order.`);
}

/** One attempt, or nothing where the server died: what comes next finds out what became of it. */
async function once(server: KillableServer, request: PlainRequest): Promise<Answer | undefined> {
  let isSent = false;
  return server
    .ask(async () => {
      if (isSent) throw new Error('sent once');
      isSent = true;
      return request;
    })
    .catch(() => undefined);
}

async function begin(server: KillableServer): Promise<{ checkout: string; cookie: string }> {
  const { id } = killedProduct.product;
  const added = await server.ask(async () =>
    post('/commerce/cart', { type: 'add', productId: String(id), variantId: 'one', quantity: '1' }),
  );
  const { headers } = await server.ask(async () => ({
    method: 'GET',
    path: '/commerce/goto-checkout',
    headers: { cookie: cookiesOf(added) },
  }));
  return { checkout: headers.location ?? '', cookie: cookiesOf({ headers }) };
}

function cookiesOf({ headers }: Pick<Answer, 'headers'>): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

function post(path: string, fields: Record<string, string>, cookie = ''): PlainRequest {
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: new URLSearchParams(fields).toString(),
  };
}

async function compare(
  place: StorePlace,
  file: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<Pick<BuyReport, 'lost' | 'doubled' | 'unmatched' | 'astray'>> {
  const store = await openStore(place);
  const journal = openPaymentJournal(file);
  const orders = await store.read
    .selectFrom('shop_order')
    .select(['email', 'payment_id'])
    .execute();
  const payments = await store.read.selectFrom('payment').select('key').execute();
  const stock = await store.read.selectFrom('stock').select('quantity').executeTakeFirstOrThrow();
  const holds = await store.read.selectFrom('hold').select('quantity').execute();
  await store.close();
  const paid = payments
    .flatMap(({ key }) => journal.byKey(key) ?? [])
    .filter(({ state }) => state === 'paid');
  journal.close();
  const emails = new Set(orders.map(({ email }) => email));
  const kept = new Set(paid.map(({ id }) => id));
  return {
    lost: [...acknowledged.keys()].filter((name) => !emails.has(`${name}@example.com`)).length,
    doubled: orders.length - emails.size,
    unmatched:
      [...kept].filter((id) => !orders.some(({ payment_id }) => payment_id === id)).length +
      orders.filter(({ payment_id }) => !kept.has(payment_id)).length,
    astray: seats - stock.quantity - orders.length - holds.length,
  };
}
