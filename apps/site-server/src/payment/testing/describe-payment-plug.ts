import { afterEach, describe } from 'vitest';
import type { PaymentPlug } from '../payment-plug';
import type { LineMood } from './bad-line';
import { describeHostedPage } from './describe-hosted-page';
import { describeKeys } from './describe-keys';
import { describeRefunds } from './describe-refunds';
import { describeSavedMethods } from './describe-saved-methods';
import { describeSignatures } from './describe-signatures';
import { describeTrouble } from './describe-trouble';
import { describeWebhooks } from './describe-webhooks';

/** A webhook in the provider's format. */
export interface SentWebhook {
  body: string;
  headers: Record<string, string>;
}

/** A visitor's action on a hosted page: `check` starts a further check, which `approve` passes. */
export type VisitorAct = 'approve' | 'decline' | 'check';

/** The provider behind a plug, as its owner and its visitors see it. */
export interface BenchProvider {
  /**
   * The payments under a key: the amount in the provider's units, whether it was paid, and how much
   * was refunded.
   */
  payments(
    key: string,
  ): Promise<{ amount: number; currency: string; isPaid: boolean; refunded: number }[]>;
  /**
   * Has a visitor do something on the page that they were sent to; to name a method there is to
   * approve.
   *
   * @param card last four digits of the one that pays: `4242`, `0341` is declined later, `0069`
   *   expires, the bank of `3184` wants its customer. @default '4242'
   */
  visit(url: string, act: VisitorAct, card?: string): Promise<void>;
  /** All that it has to tell about a key, oldest first, signed now. */
  webhooks(key: string): Promise<SentWebhook[]>;
  /** Signs a text like the provider. */
  sign(body: string, options?: { secret?: string; at?: number }): SentWebhook;
  /** An event that concerns no payment. */
  otherNews(): string;
  line(mood: LineMood): Promise<void>;
  /** The same account, used by a plug with a short timeout. */
  impatient: PaymentPlug;
}

/** A plug with everything that a test needs around it. */
export interface PaymentBench {
  plug: PaymentPlug;
  /** The same account on another server. */
  second: PaymentPlug;
  /** Absent if there is no provider: payment by hand. */
  provider?: BenchProvider;
  close(): Promise<void>;
}

/** Opens a bench in a test; it is closed after the test. */
export type OpenBench = () => Promise<PaymentBench>;

/** As `OpenBench`, for plugs with a provider. */
export type OpenProvider = () => Promise<PaymentBench & { provider: BenchProvider }>;

/**
 * The tests that every payment plug must pass. A plug without a provider skips what only a provider
 * can do.
 *
 * @param name of the plug
 * @param features whether it has a provider
 * @param setUp opens a plug with a new account
 */
export function describePaymentPlug(
  name: string,
  { hasProvider }: { hasProvider: boolean },
  setUp: () => Promise<PaymentBench>,
): void {
  describe(`payment plug ${name}`, () => {
    const open: PaymentBench[] = [];
    afterEach(async () => {
      await Promise.all(open.splice(0).map((bench) => bench.close()));
    });

    const openBench: OpenBench = async () => {
      const bench = await setUp();
      open.push(bench);
      return bench;
    };
    const openProvider: OpenProvider = async () => {
      const { provider, ...bench } = await openBench();
      if (!provider) throw new Error(`${name} has no provider.`);
      return { ...bench, provider };
    };

    describeKeys(openBench);
    describeRefunds(openBench);
    if (!hasProvider) return;
    describeHostedPage(openProvider);
    describeTrouble(openProvider);
    describeWebhooks(openProvider);
    describeSignatures(openProvider);
    describeSavedMethods(openProvider);
  });
}
