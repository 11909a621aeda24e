import { rateKey } from '../rate-key';
import type { RateLimit } from '../rate-limit';
import type { FoundCall } from './call';

/** Names of the limits among services. */
type RateNames<Services> = {
  [Name in keyof Services]: Services[Name] extends RateLimit ? Name & string : never;
}[keyof Services];

/** A limit that counts requests. */
export interface ActionLimit<Services, Call> {
  /** The limit, by its name among the services. */
  readonly rate: RateNames<Services>;
  /** Counts separately per address and this key. @default per address only */
  readonly key?: (call: Call) => string;
  /** Which requests are counted. @default all */
  readonly when?: (call: Call) => boolean;
  /** Whether requests over the limit still run and get the time in `wait`. @default false */
  readonly isSoft?: boolean;
}

/** Seconds to wait, and whether the limit refuses the request. */
export interface LimitVerdict {
  readonly wait: number;
  readonly isRefused: boolean;
}

/**
 * Counts a request. After a reached limit, the remaining limits do not count it.
 *
 * @param limits that it counts for
 * @param call the request
 * @param services which have the limits
 */
export async function takeLimits<Services, Call extends Pick<FoundCall, 'request'>>(
  limits: readonly ActionLimit<Services, Call>[],
  call: Call,
  services: Services,
): Promise<LimitVerdict> {
  for (const { rate, key, when, isSoft = false } of limits) {
    if (when && !when(call)) continue;
    const address = rateKey(call.request.address);
    // `RateNames` contains only names of limits, but the type of an index cannot express that.
    const limit = services[rate] as RateLimit;
    const wait = await limit.take(key ? `${address} ${key(call)}` : address);
    if (wait > 0) return { wait, isRefused: !isSoft };
  }
  return { wait: 0, isRefused: false };
}
