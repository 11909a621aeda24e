import type { Clock } from '@frontage/core-lifecycle';
import { signatureHeader, signWebhook } from '../payment/sign-webhook';
import type { PaymentJournal } from './open-payment-journal';
import type { TestNews } from './test-news';

/** The options of the post. */
export interface NewsPostOptions {
  journal: PaymentJournal;
  /** The shop's webhook; without one nobody is notified. */
  webhookUrl: string | undefined;
  secret: string;
  /** `now` is UTC milliseconds. */
  clock: Clock;
}

/** Delivers news to the shop, repeatedly until the shop accepts it. */
export interface NewsPost {
  /** Delivers everything that is due, now and later. */
  wake(): void;
  /**
   * Delivers one piece of news now, whatever is due; resolves to the shop's status, or 0 if it did
   * not answer.
   */
  bring(news: TestNews): Promise<number>;
  /** Pauses or resumes automatic delivery. */
  hold(isHeld: boolean): void;
  /** Stops all delivery. */
  close(): void;
}

/** The waits between attempts, in milliseconds; after the last one the news is given up. */
const retries = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000];

/** The timeout for the shop's answer, in milliseconds. */
const answerTime = 10_000;

/** Creates the post. */
export function createNewsPost({ journal, webhookUrl, secret, clock }: NewsPostOptions): NewsPost {
  const timers = new Map<string, unknown>();
  const closing = new AbortController();
  let isHeld = false;

  async function send(body: string): Promise<number> {
    if (webhookUrl === undefined) return 0;
    try {
      const reply = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signWebhook(secret, body, clock.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTime)]),
      });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }

  async function bring(news: TestNews): Promise<number> {
    // A scheduled delivery of the same news is replaced by this one.
    clock.clearTimeout(timers.get(news.id));
    timers.set(news.id, undefined);
    const status = await send(news.body);
    timers.delete(news.id);
    if (closing.signal.aborted) return status;
    const next = afterwards(news, status >= 200 && status < 300);
    journal.keep({ news: next });
    schedule(next);
    return status;
  }

  function afterwards(news: TestNews, isTaken: boolean): TestNews {
    if (isTaken) return { ...news, left: Math.max(0, news.left - 1), failures: 0 };
    const wait = retries[news.failures];
    return wait === undefined
      ? { ...news, left: 0 }
      : { ...news, failures: news.failures + 1, due: clock.now() + wait };
  }

  function schedule(news: TestNews): void {
    if (isHeld || closing.signal.aborted || news.left === 0 || timers.has(news.id)) return;
    timers.set(
      news.id,
      clock.setTimeout(() => void bring(news), Math.max(0, news.due - clock.now())),
    );
  }

  function stop(): void {
    for (const timer of timers.values()) clock.clearTimeout(timer);
    timers.clear();
  }

  return {
    wake: () => journal.news().forEach(schedule),
    bring,
    hold(held) {
      isHeld = held;
      if (held) stop();
      else journal.news().forEach(schedule);
    },
    close() {
      closing.abort();
      stop();
    },
  };
}
