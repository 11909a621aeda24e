import { formatMoney, isCurrencyCode } from '@frontage/commerce-model';
import type { Contributor } from '../../accounts/create-identify';
import type { LoadedOrder } from './load-order';
import { ordersPath } from './order-query';
import { sayOfRefunds } from './refund-texts';

/** Renders the refunds that a provider has not made yet, and what has it asked again. */
export function RefundStates({
  loaded: { order, payments },
  contributor,
}: {
  loaded: LoadedOrder;
  contributor: Contributor;
}) {
  const waiting = payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ doneAt }) => doneAt === null);
  if (waiting.length === 0) return null;
  const hasFailed = waiting.some(({ failure }) => failure !== null);
  return (
    <section className="notice" {...(hasFailed && { role: 'alert' })}>
      <h2>{sayOfRefunds('states')}</h2>
      {waiting.map(({ cents, currency, failure }, index) => (
        <p key={index}>{sayOfRefunds(failure ?? 'waits', { amount: amountOf(cents, currency) })}</p>
      ))}
      {hasFailed && contributor.permissions.includes('commerce.refunds') && (
        <form method="post" action={`${ordersPath}/${order.number}/refund/retry`}>
          <button className="button" data-look="quiet">
            {sayOfRefunds('retry')}
          </button>
        </form>
      )}
    </section>
  );
}

function amountOf(cents: number, currency: string): string {
  return isCurrencyCode(currency) ? formatMoney({ cents, currency }, 'en') : `${cents} ${currency}`;
}
