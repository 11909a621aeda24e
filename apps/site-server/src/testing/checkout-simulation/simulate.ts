import { createEventQueue, createRandom } from '@frontage/core-lifecycle/testing';
import { createBuyer, type Buyer } from './buyer';
import { createFaultyLine, type Weather } from './faulty-line';
import { judge, type Verdict } from './judge';
import { createModelProvider } from './model-provider';
import { createServers } from './servers';
import { createShopWorld, type ModelCheckout, type Safeguards, type ShopWorld } from './shop-world';

/** Everything that a real database promises. */
export const allSafeguards: Safeguards = { isUnique: true, isConditional: true, keepsTasks: true };

/** So long after the last fault a request may still be on its way, in milliseconds. */
const lastMessage = 5 * 60_000;

/** So long after the last fault everything has to be settled, in milliseconds. */
const longestRecovery = 48 * 60 * 60_000;

/**
 * Plays one schedule: one to six buyers, a few pieces, one or two servers that are killed
 * and started again, lines that lose, repeat and delay what they carry, a provider that is
 * down for a while, takes another amount now and then and tells its news late, twice and in any
 * order, prices that change, clocks that jump. At last nothing fails any more, and the servers have
 * two days to settle.
 *
 * @param seed the same seed plays the same schedule
 * @param safeguards what the disk promises; a control takes something away
 */
export async function simulate(
  seed: number,
  safeguards: Safeguards = allSafeguards,
): Promise<Verdict> {
  const random = createRandom(seed);
  const queue = createEventQueue(() => new Promise((resolve) => setImmediate(resolve)));
  const weather: Weather = { isProviderDown: false, isHealed: false };
  const world = createShopWorld(queue, random, safeguards);
  let healedAt = Infinity;
  const isSettled = () =>
    world.tasks.size === 0 &&
    provider.isQuiet() &&
    [...world.checkouts.values()].every(({ dueAt }) => dueAt === null);
  const isOver = () =>
    queue.now() > healedAt + lastMessage &&
    (isSettled() || queue.now() > healedAt + longestRecovery);
  const servers = createServers({ world, weather, isOver, provider: () => provider });
  // Drawn for itself, so that seeds of old play the schedules of old but for it.
  const amounts = createRandom(seed + 1_000_000);
  const provider = createModelProvider({
    queue,
    random,
    isWrong: () => amounts.chance(0.06),
    notify: servers.hear,
  });

  const pieces = stockShop(world);
  const line = createFaultyLine({ queue, random, weather }, () => true);
  const buyers = Array.from({ length: 1 + random.below(6) }, (_, index) =>
    createBuyer(
      { world, provider, line, server: servers.pick },
      `c${index}`,
      fillCheckout(world, `c${index}`),
    ),
  );
  for (let count = 1 + random.below(2); count > 0; count -= 1) servers.start();

  const end = scheduleEvents(world, buyers, [
    servers.kill,
    servers.kill,
    () => void world.prices.set('a', 1 + random.below(5_000)),
    () => world.jump(random.pick(60_000, 11 * 60_000, 26 * 60 * 60_000)),
    () => void (weather.isProviderDown = true),
    () => void (weather.isProviderDown = false),
  ]);
  queue.setTimeout(() => {
    weather.isHealed = true;
    weather.isProviderDown = false;
    healedAt = queue.now();
  }, end + 60_000);

  while (await queue.step()) if (queue.now() > healedAt + 2 * longestRecovery) break;
  return judge({ world, provider, buyers, pieces, isSettled: isSettled() });
}

/** @returns how many there are of each variant */
function stockShop({ random, stock, prices }: ShopWorld): number {
  const pieces = 1 + random.below(5);
  for (const variant of ['a', 'b'].slice(0, 1 + random.below(2))) {
    stock.set(variant, pieces);
    prices.set(variant, random.chance(0.1) ? 0 : 1 + random.below(5_000));
  }
  return pieces;
}

function fillCheckout({ random, stock, checkouts }: ShopWorld, id: string): ModelCheckout {
  const wanted = [...stock.keys()].filter((_variant, index) => index === 0 || random.chance(0.5));
  const entries = wanted.map((variantId) => ({ variantId, quantity: 1 + random.below(2) }));
  const checkout: ModelCheckout = {
    entries,
    events: [],
    quotes: new Map(),
    state: undefined,
    dueAt: null,
    held: [],
  };
  checkouts.set(id, checkout);
  return checkout;
}

/** @returns when the last of them happens */
function scheduleEvents(
  { queue, random }: ShopWorld,
  buyers: readonly Buyer[],
  faults: readonly (() => void)[],
): number {
  let time = 0;
  for (let count = 4 + random.below(14) + 3 * buyers.length; count > 0; count -= 1) {
    time += random.pick(0, 20, 150, 2_000, 40_000, 200_000) * random.next();
    const buyer = buyers[random.below(buyers.length)];
    const fault = random.chance(0.22) ? faults[random.below(faults.length)] : undefined;
    queue.setTimeout(() => (fault ? fault() : void buyer?.act()), time);
  }
  return time;
}
