import type { CheckoutState } from '@frontage/commerce-model';
import { attemptKey } from '../../shop/checkout/driver/checkout-payments';
import type { CheckoutDriver } from '../../shop/checkout/driver/create-checkout-driver';
import type { FaultyLine } from './faulty-line';
import type { ModelProvider } from './model-provider';
import { quote, type ModelCheckout, type ShopWorld } from './shop-world';

/** What a buyer needs of the world. */
export interface BuyerParts {
  readonly world: ShopWorld;
  readonly provider: ModelProvider;
  readonly line: FaultyLine;
  /** A server that runs just now. */
  server(): CheckoutDriver | undefined;
}

/** What a page tells. */
interface Page {
  readonly state: CheckoutState;
  readonly hash: string;
}

/** A person who wants to buy what stands in one checkout. */
export interface Buyer {
  /** Does one thing that people do at such a page. */
  act(): Promise<void>;
  /** Whether they were told of an order. */
  readonly isTold: boolean;
}

/** Makes a buyer; each act is one request, answered or not. */
export function createBuyer(
  { world, provider, line, server }: BuyerParts,
  id: string,
  checkout: ModelCheckout,
): Buyer {
  const { random } = world;
  let page: Page | undefined;
  let isTold = false;

  /**
   * A request to whichever server runs; a server that is killed in the midst of it never answers.
   */
  async function request(serve: (driver: CheckoutDriver) => Promise<Page>): Promise<void> {
    const answer = await line
      .carry(async () => {
        const driver = server();
        return driver && (await serve(driver));
      })
      .catch(() => undefined);
    if (!answer) return;
    page = answer;
    isTold ||= answer.state.at === 'ordered';
  }

  const look = async (driver: CheckoutDriver): Promise<Page> => ({
    state: (await driver.read(id)).state,
    hash: quote(world, checkout).hash,
  });

  /**
   * As the post of a checkout does it: the price of now, and only if it is the one that the visitor
   * saw.
   */
  const pay =
    (seen: string) =>
    async (driver: CheckoutDriver): Promise<Page> => {
      const { hash, totals } = quote(world, checkout);
      const priced = { type: 'priced', priceHash: hash, dueCents: totals.dueCents } as const;
      const events =
        seen === hash ? ([{ type: 'confirmed', priceHash: seen }, { type: 'pay' }] as const) : [];
      return { state: await driver.dispatch(id, priced, ...events), hash };
    };

  const comeBack = async (driver: CheckoutDriver): Promise<Page> => {
    const { state, hash } = await look(driver);
    if (state.at !== 'actionNeeded') return { state, hash };
    return {
      state: await driver.dispatch(id, { type: 'actionDone', attempt: state.attempt }),
      hash,
    };
  };

  const leave = async (driver: CheckoutDriver): Promise<Page> => {
    const { state, hash } = await look(driver);
    if (state.at !== 'actionNeeded') return { state, hash };
    return { state: await driver.dispatch(id, { type: 'left', attempt: state.attempt }), hash };
  };

  const resume = async (driver: CheckoutDriver): Promise<Page> => {
    await driver.resume(id);
    return look(driver);
  };

  async function act(): Promise<void> {
    if (!page || random.chance(0.15)) return request(look);
    const { state, hash } = page;
    if (random.chance(0.04))
      return request(async (driver) => ({
        state: await driver.dispatch(id, { type: 'canceled' }),
        hash,
      }));
    if (state.at === 'paying') return request(resume);
    if (state.at !== 'actionNeeded') return request(pay(hash));
    const decide = (): void =>
      provider.decide(attemptKey({ checkoutId: id, attempt: state.attempt }), random.chance(0.75));
    if (random.chance(0.25)) {
      await request(leave);
      // Its page may be open in another tab, where they pay after all.
      if (random.chance(0.5)) decide();
      return;
    }
    if (random.chance(0.8)) decide();
    if (random.chance(0.8)) await request(comeBack);
  }

  return {
    act,
    get isTold() {
      return isTold;
    },
  };
}
