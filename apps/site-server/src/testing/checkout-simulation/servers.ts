import type { OutcomeNews } from '../../payment/payment-outcome';
import {
  createCheckoutDriver,
  type CheckoutDriver,
} from '../../shop/checkout/driver/create-checkout-driver';
import { createFaultyLine, type Weather } from './faulty-line';
import { createModelBook } from './model-book';
import type { ModelProvider } from './model-provider';
import type { ShopWorld } from './shop-world';

/** The shop's processes: several at once, killed and started again, all over one disk. */
export interface Servers {
  start(): void;
  /** Kills one of them; it is started again after a while. */
  kill(): void;
  /** One that lives. */
  pick(): CheckoutDriver | undefined;
  /** Takes news of the provider; whether some server took them. */
  hear(news: OutcomeNews): Promise<boolean>;
}

/** What servers need. */
interface ServersParts {
  readonly world: ShopWorld;
  readonly weather: Weather;
  provider(): ModelProvider;
  /** Whether nothing is left to be swept. */
  isOver(): boolean;
}

/** A killed one hears and does nothing more. */
interface Process {
  isAlive: boolean;
  driver: CheckoutDriver;
}

/** How often a process looks for what others left, in milliseconds. */
const sweepTime = 30_000;

/** Makes the servers; none runs yet. */
export function createServers({ world, weather, provider, isOver }: ServersParts): Servers {
  const { queue, random } = world;
  const lines = { queue, random, weather };
  const processes: Process[] = [];

  function start(): void {
    const isAlive = () => process.isAlive;
    const process: Process = {
      isAlive: true,
      driver: createCheckoutDriver({
        book: createModelBook(world, isAlive),
        payments: provider().reach(createFaultyLine(lines, isAlive, () => weather.isProviderDown)),
        now: world.now,
        report: () => undefined,
      }),
    };
    processes.push(process);
    const sweep = async () => {
      if (!isAlive()) return;
      while (await process.driver.sweep()) continue;
      if (!isOver())
        queue.setTimeout(() => void sweep(), weather.isHealed ? 20 * sweepTime : sweepTime);
    };
    queue.setTimeout(() => void sweep(), random.below(sweepTime));
  }

  function pick(): CheckoutDriver | undefined {
    const living = processes.filter(({ isAlive }) => isAlive);
    return living[random.below(living.length)]?.driver;
  }

  return {
    start,
    pick,
    kill() {
      const victim = processes[random.below(processes.length)];
      if (!victim?.isAlive) return;
      victim.isAlive = false;
      queue.setTimeout(start, random.pick(0, 1_000, 300_000));
    },
    hear(news) {
      const serve = async () => {
        const driver = pick();
        await driver?.hear('model', news);
        return driver !== undefined;
      };
      return createFaultyLine(lines, () => true)
        .carry(serve)
        .catch(() => false);
    },
  };
}
