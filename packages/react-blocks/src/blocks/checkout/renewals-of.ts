import { isIndefinite, nextPeriod, renewalCents, type Plan } from '@frontage/commerce-model';
import type { CartView } from '../../shop/cart-view';

/** A future charge of an order. */
export interface Renewal {
  /** The id of the line. */
  readonly id: string;
  readonly title: string;
  /** How often, without the payment of the order itself. */
  readonly plan: Plan;
  /** The amount of each charge, minor units. */
  readonly cents: number;
  /** The first charge, UTC milliseconds. */
  readonly firstAt: number;
}

/** Lists the future charges of a cart; none for a plan that is paid in full with the order. */
export function renewalsOf({ cart, lines, settings, now }: CartView): readonly Renewal[] {
  return cart.entries.flatMap((entry, index) => {
    const plan = lines[index]?.plan;
    const firstAt = plan ? nextPeriod(plan, now, 1) : null;
    if (!plan || firstAt === null) return [];
    const remaining = isIndefinite(plan) ? 0 : plan.numBillingCycles - 1;
    return [
      {
        id: entry.id,
        title: entry.title,
        plan: { ...plan, numBillingCycles: remaining },
        cents: renewalCents(entry, cart, { settings, now }),
        firstAt,
      },
    ];
  });
}
