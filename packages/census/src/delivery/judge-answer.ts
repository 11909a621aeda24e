/** What came back from a collector. */
export interface Answer {
  /** The status; 0 if nothing came back. */
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter?: string | null | undefined;
}

/** What an answer means for a batch: it is stored, it is never accepted, or it is worth a retry. */
export type Verdict = 'stored' | 'refused' | 'fault';

/** Judges the answer to a batch. A status of 4xx is a refusal, but for 408, 425 and 429. */
export function judgeAnswer({ status }: Answer): Verdict {
  if (status >= 200 && status < 300) return 'stored';
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status) ? 'refused' : 'fault';
}

/** The wait after the first fault, in milliseconds; each later one is twice as long. */
export const firstWait = 2000;
/** The longest wait, in milliseconds: 5 minutes. */
export const longestWait = 300_000;

/**
 * Says how long to wait after a fault, in milliseconds: what the server asks for, else twice as
 * long as before, by chance up to half as long again, so that browsers do not come back together.
 *
 * @param faults how many there were in a row, from 1 on
 * @param now milliseconds since 1970
 */
export function waitAfterFault(
  { retryAfter }: Answer,
  { faults, now, random }: { faults: number; now: number; random: () => number },
): number {
  const asked = readRetryAfter(retryAfter ?? '', now);
  const wait = asked ?? firstWait * 2 ** (faults - 1);
  return Math.round(Math.min(longestWait, wait) * (1 + random() / 2));
}

/** Reads seconds or a date; undefined for anything else. */
function readRetryAfter(header: string, now: number): number | undefined {
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return date > now ? date - now : undefined;
}
