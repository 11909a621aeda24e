import { isIndefinite, nextPeriod, renewalCents, type Plan } from '@frontage/commerce-model';
import type { CartView } from '../../shop/cart-view';

/** What will be charged again once an order is placed. */
export interface Renewal {
  /** Of the line. */
  readonly id: string;
  readonly title: string;
  /** How often, without the payment of the order itself. */
  readonly plan: Plan;
  /** Each time, minor units. */
  readonly cents: number;
  /** For the first time, UTC milliseconds. */
  readonly firstAt: number;
}

/** What of a cart will be charged again; none of a plan that is paid in full with the order. */
export function renewalsOf({ cart, lines, settings, now }: CartView): readonly Renewal[] {
  return cart.entries.flatMap((entry, at) => {
    const plan = lines[at]?.plan;
    const firstAt = plan ? nextPeriod(plan, now, 1) : null;
    if (!plan || firstAt === null) return [];
    const left = isIndefinite(plan) ? 0 : plan.numBillingCycles - 1;
    return [
      {
        id: entry.id,
        title: entry.title,
        plan: { ...plan, numBillingCycles: left },
        cents: renewalCents(entry, cart, { settings, now }),
        firstAt,
      },
    ];
  });
}
