import { createEventQueue, createRandom } from '@frontage/core-lifecycle/testing';
import type { Weather } from '../checkout-simulation/faulty-line';
import { createModelProvider } from '../checkout-simulation/model-provider';
import { judgeRenewals, type RenewalVerdict } from './judge-renewals';
import { modelKey } from './model-renewals';
import { createRenewalServers } from './renewal-servers';
import {
  billingCycles,
  cancelInWorld,
  changeMethodInWorld,
  createRenewalWorld,
  periodTime,
  type ModelSubscription,
  type RenewalSafeguards,
  type RenewalWorld,
} from './renewal-world';

/** Everything that a real store promises. */
export const allRenewalSafeguards: RenewalSafeguards = {
  isLocked: true,
  keepsAttempts: true,
  knowsKeys: true,
};

const day = 24 * 60 * 60_000;

/** When the last fault happens, and until when everything has to be settled, in milliseconds. */
const healTime = billingCycles * periodTime + 20 * day;
const endTime = healTime + 60 * day;

/**
 * Plays one schedule: one to four subscriptions of three periods, few pieces, two servers that die
 * at any step and are started again, methods that the provider has saved and charges without their
 * buyers, lines that lose, repeat and delay what they carry, a provider that is down for days,
 * answers late, twice or never and takes another amount now and then, buyers who pay on its page,
 * do not, pay at once what failed, name another method, or end what they began. At last nothing
 * fails any more.
 *
 * @param seed the same seed plays the same schedule
 * @param safeguards what the store promises; a control takes something away
 */
export async function simulateRenewals(
  seed: number,
  safeguards: RenewalSafeguards = allRenewalSafeguards,
): Promise<RenewalVerdict> {
  const random = createRandom(seed);
  const queue = createEventQueue(() => new Promise((resolve) => setImmediate(resolve)));
  const weather: Weather = { isProviderDown: false, isHealed: false };
  const world = createRenewalWorld(queue, random, safeguards);
  const isOver = () => queue.now() > endTime;
  const servers = createRenewalServers({ world, weather, isOver, provider: () => provider });
  const provider = createModelProvider({
    queue,
    random,
    isWrong: () => random.chance(0.08),
    knowsKeys: safeguards.knowsKeys,
    notify: servers.hear,
  });
  const pieces = fillWorld(world);
  /** What a buyer does who hears that a payment failed. */
  const mend = (subscription: ModelSubscription): void => {
    const draw = random.next();
    if (draw < 0.3) void servers.payNow(subscription);
    else if (draw < 0.5) changeMethodInWorld(world, subscription);
  };
  world.onMail = (tried, words) => {
    const subscription = world.subscriptions.get(tried.subscriptionId);
    if (subscription && (words.kind === 'failed' || words.kind === 'paused'))
      queue.setTimeout(() => mend(subscription), random.below(4 * day));
    if (words.kind !== 'pay' || random.chance(0.3)) return;
    const approves = random.chance(0.7);
    queue.setTimeout(() => provider.decide(modelKey(tried), approves), random.below(4 * day));
  };
  servers.start();
  servers.start();
  scheduleFaults(world, weather);
  queue.setTimeout(() => {
    Object.assign(weather, { isHealed: true, isProviderDown: false });
    // What is sold out is tried again each day, for good.
    world.stock += 100;
  }, healTime);
  while (await queue.step()) continue;
  return judgeRenewals(world, provider, pieces + 100);
}

/** @returns how many pieces there are */
function fillWorld(world: RenewalWorld): number {
  const { random, subscriptions } = world;
  for (let index = 0, count = 1 + random.below(4); index < count; index += 1) {
    const id = `s${index}`;
    const subscription: ModelSubscription = {
      id,
      cents: 1 + random.below(5_000),
      pieces: 1 + random.below(2),
      hasMethod: random.chance(0.75),
      state: 'active',
      period: 1,
      attempt: 0,
      nextAt: periodTime,
      claimedUntil: 0,
      version: 0,
    };
    subscriptions.set(id, subscription);
  }
  world.stock = random.below(12);
  return world.stock;
}

function scheduleFaults(world: RenewalWorld, weather: Weather): void {
  const { queue, random, subscriptions } = world;
  const stored = [...subscriptions.values()];
  for (let count = 3; count > 0; count -= 1) {
    const time = periodTime * (1 + random.below(billingCycles)) - random.below(day);
    queue.setTimeout(() => void (weather.isProviderDown = true), time);
    queue.setTimeout(() => void (weather.isProviderDown = false), time + random.below(3 * day));
  }
  for (const subscription of stored) {
    const moment = () => periodTime + random.below(healTime - periodTime);
    if (random.chance(0.25)) queue.setTimeout(() => cancelInWorld(world, subscription), moment());
    // Its owner mends the account, and its buyer goes on.
    if (random.chance(0.5))
      queue.setTimeout(() => {
        if (subscription.state !== 'paused') return;
        Object.assign(subscription, { state: 'active', nextAt: queue.now(), claimedUntil: 0 });
        subscription.version += 1;
      }, moment());
  }
}
