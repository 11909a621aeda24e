import type { RenewalAttempt } from './driver/renewal-book';

/** Gives the key of one attempt for one period: a provider that receives it twice charges once. */
export function renewalKey({ subscriptionId, period, attempt }: RenewalAttempt): string {
  return `renewal:${subscriptionId}:${period}:${attempt}`;
}

/** Parses a key; undefined for any other key. */
export function readRenewalKey(key: string): RenewalAttempt | undefined {
  const [, subscriptionId, period, attempt] =
    /^renewal:([^:]+):(\d{1,6}):(\d{1,6})$/.exec(key) ?? [];
  if (subscriptionId === undefined) return undefined;
  return { subscriptionId, period: Number(period), attempt: Number(attempt) };
}
