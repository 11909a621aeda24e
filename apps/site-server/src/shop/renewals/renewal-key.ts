import type { RenewalTry } from './driver/renewal-book';

/** The name of one try of one period: a provider that gets it twice charges once. */
export function renewalKey({ subscriptionId, period, attempt }: RenewalTry): string {
  return `renewal:${subscriptionId}:${period}:${attempt}`;
}

/** Reads a key; nothing for keys of anything else. */
export function readRenewalKey(key: string): RenewalTry | undefined {
  const [, subscriptionId, period, attempt] =
    /^renewal:([^:]+):(\d{1,6}):(\d{1,6})$/.exec(key) ?? [];
  if (subscriptionId === undefined) return undefined;
  return { subscriptionId, period: Number(period), attempt: Number(attempt) };
}
