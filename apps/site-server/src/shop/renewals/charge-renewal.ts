import { PaymentFault } from '../../payment/payment-fault';
import { checkPaidAmount, type PaymentOutcome } from '../../payment/payment-outcome';
import type { PaymentAnswer } from '../../payment/payment-plug';
import type { ShopLinks } from '../pages/create-shop-links';
import { renewalCheckoutId } from '../subscriptions/subscriptions';
import type { Renewal } from './renewal';
import { renewalPatience } from './step-renewal';

/** When a renewal is charged, and what makes the address that its buyer comes back to. */
interface ChargeFacts {
  /** When the provider was asked for it first, UTC milliseconds. */
  readonly askedAt: number;
  readonly now: number;
  readonly links: ShopLinks;
}

/** Charges a try of a period, or learns what became of it: its key is charged once. */
export async function chargeRenewal(
  renewal: Renewal,
  { askedAt, now, links }: ChargeFacts,
): Promise<PaymentOutcome> {
  const { subscription, plug, key } = renewal;
  const known = await plug.lookUp({ key, askedAt });
  // Nobody paid in time: from now on nobody can.
  if (known.status === 'actionNeeded' && now >= askedAt + renewalPatience)
    return checkPaidAmount(subscription, await plug.void({ key, askedAt }));
  if (known.status !== 'unknown') return checkPaidAmount(subscription, known);
  return checkPaidAmount(subscription, await pay(renewal, links).catch(asDeclined));
}

function pay(
  { subscription, first, plug, key }: Renewal,
  links: ShopLinks,
): Promise<PaymentAnswer> {
  const { currency, cents, email, title, siteId, attempt } = subscription;
  const page = `${first.content.origin}/order/${links.token('order', first.id)}`;
  return plug.pay({
    key,
    cents,
    currency,
    email,
    description: title,
    returnUrl: page,
    cancelUrl: page,
    ...(plug.id === 'manual' && { method: first.content.method }),
    metadata: { siteId, checkoutId: renewalCheckoutId(subscription), attempt },
  });
}

/** What a provider refuses is not done, however often it is asked. */
function asDeclined(error: unknown): PaymentAnswer {
  if (error instanceof PaymentFault && error.code === 'refused')
    return { status: 'declined', reason: 'refused' };
  throw error;
}
