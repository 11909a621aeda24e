import { afterEach, describe } from 'vitest';
import type { PaymentPlug } from '../payment-plug';
import type { LineMood } from './bad-line';
import { describeHostedPage } from './conformance-hosted-page';
import { describeKeys } from './conformance-keys';
import { describeRefunds } from './conformance-refunds';
import { describeSignatures } from './conformance-signatures';
import { describeTrouble } from './conformance-trouble';
import { describeWebhooks } from './conformance-webhooks';

/** A webhook as a provider sends it. */
export interface SentWebhook {
  body: string;
  headers: Record<string, string>;
}

/** What a visitor does on a hosted page: `check` begins a further check, which `approve` passes. */
export type VisitorAct = 'approve' | 'decline' | 'check';

/** The provider behind a plug, as its owner and its visitors see it. */
export interface BenchProvider {
  /**
   * What it knows under a key: the amount in its own units, whether it got it, and what it gave
   * back.
   */
  payments(
    key: string,
  ): Promise<{ amount: number; currency: string; isPaid: boolean; refunded: number }[]>;
  /** Has a visitor do something on the page that they were sent to. */
  visit(url: string, act: VisitorAct): Promise<void>;
  /** All that it has to tell about a key, oldest first, signed now. */
  webhooks(key: string): Promise<SentWebhook[]>;
  /** Signs a text as the provider does. */
  sign(body: string, options?: { secret?: string; at?: number }): SentWebhook;
  /** Something that it tells and that is about no payment. */
  otherNews(): string;
  line(mood: LineMood): Promise<void>;
  /** The same account, asked by a plug that does not wait long. */
  impatient: PaymentPlug;
}

/** A plug with what a test needs around it. */
export interface PaymentBench {
  plug: PaymentPlug;
  /** The same account on another server. */
  second: PaymentPlug;
  /** Absent where there is no provider: payment by hand. */
  provider?: BenchProvider;
  close(): Promise<void>;
}

/** Opens a bench in a test; it is closed when the test is over. */
export type OpenBench = () => Promise<PaymentBench>;

/** As `OpenBench`, for plugs with a provider. */
export type OpenProvider = () => Promise<PaymentBench & { provider: BenchProvider }>;

/**
 * What every payment plug promises, as tests. A plug without a provider leaves out what
 * only a provider can do.
 *
 * @param name of the plug
 * @param features whether it has a provider
 * @param setUp opens a plug with an account of its own
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
  });
}
