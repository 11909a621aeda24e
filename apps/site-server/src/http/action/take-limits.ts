import { rateKey } from '../rate-key';
import type { RateLimit } from '../rate-limit';
import type { FoundCall } from './call';

/** Names of the limits among services. */
type RateNames<Services> = {
  [Name in keyof Services]: Services[Name] extends RateLimit ? Name & string : never;
}[keyof Services];

/** A limit that requests count for. */
export interface ActionLimit<Services, Call> {
  /** Which one, by its name among the services. */
  readonly rate: RateNames<Services>;
  /** Counted apart per address and this. @default per address alone */
  readonly key?: (call: Call) => string;
  /** Which requests count. @default all */
  readonly when?: (call: Call) => boolean;
  /** What is over it is run as well, and told of it by `wait`. @default false */
  readonly isSoft?: boolean;
}

/** Seconds to wait, and whether that refuses the request. */
export interface LimitVerdict {
  readonly wait: number;
  readonly isRefused: boolean;
}

/**
 * Counts a request; a limit after one that is reached is left alone.
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
    // `RateNames` are the names of limits alone, which an index cannot say.
    const limit = services[rate] as RateLimit;
    const wait = await limit.take(key ? `${address} ${key(call)}` : address);
    if (wait > 0) return { wait, isRefused: !isSoft };
  }
  return { wait: 0, isRefused: false };
}
