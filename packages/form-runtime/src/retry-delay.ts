import type { TransportFailure } from './form-transport';

/** How often one submission is sent at most, including the first time. */
export const maxTries = 3;

/**
 * The longest wait that a server may request, in milliseconds; for longer ones the form shows a
 * message.
 */
export const maxRetryAfter = 30_000;

/** The wait before the first retry, in milliseconds; each further one is twice as long. */
export const firstWait = 500;

/**
 * Whether sending the same submission again may help: no answer, 502 to 504, or 429 with a wait
 * from the server; but not if the server requests a longer wait than a visitor accepts. Never after
 * a 400, 401 or 404.
 */
export function isRetryable({
  status,
  retryAfter = status === 429 ? Infinity : 0,
}: TransportFailure): boolean {
  return [0, 429, 502, 503, 504].includes(status) && retryAfter <= maxRetryAfter;
}

/**
 * Returns the milliseconds to wait before the next try: doubled each time, spread by half so that
 * many visitors do not return at once, and never shorter than the server requested.
 *
 * @param tries how often it was sent, from 1
 * @param random a number from 0 to below 1
 * @param retryAfter what the server requested, in milliseconds
 */
export function retryDelay(tries: number, random: number, retryAfter = 0): number {
  return retryAfter + firstWait * 2 ** (tries - 1) * (0.5 + random);
}
