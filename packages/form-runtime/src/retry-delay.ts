import type { TransportFailure } from './form-transport';

/** How often one submission is sent at most, the first time included. */
export const maxTries = 3;

/** The longest wait a server may ask of a visitor, in milliseconds; beyond it the form says so. */
export const maxRetryAfter = 30_000;

/** The wait before the first repetition, in milliseconds; each further one is twice as long. */
export const firstWait = 500;

/**
 * Whether sending the same submission again may help: no answer, 502 to 504, or 429
 * when the server says when; and not if the server wants more time than a visitor has.
 * Never after a 400, 401 or 404.
 */
export function isRetryable({
  status,
  retryAfter = status === 429 ? Infinity : 0,
}: TransportFailure): boolean {
  return [0, 429, 502, 503, 504].includes(status) && retryAfter <= maxRetryAfter;
}

/**
 * Milliseconds to wait before the next try: doubled each time, spread by half so that
 * many visitors do not come back at once, and never sooner than the server asked.
 *
 * @param tries how often it was sent, from 1
 * @param random a number from 0 to below 1
 * @param retryAfter what the server asked, in milliseconds
 */
export function retryDelay(tries: number, random: number, retryAfter = 0): number {
  return retryAfter + firstWait * 2 ** (tries - 1) * (0.5 + random);
}
