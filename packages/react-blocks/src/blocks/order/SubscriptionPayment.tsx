import type { ReactNode } from 'react';
import { renewalControls } from '../../shop/order-view';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';
import type { SubscriptionProps } from './subscription-props';
import { formatMethod } from './format-subscription';

/** What a subscription is charged to; what failed is paid here, and another method is named. */
export function SubscriptionPayment({ subscription, token, money }: SubscriptionProps): ReactNode {
  const texts = useTexts(orderTexts);
  const { id, cents, method, isOnline, isPastDue } = subscription;
  return (
    <>
      <p className="fr-line__about">{formatMethod(subscription, texts)}</p>
      {isOnline && (
        <form method="post" action={`/order/${token}/renewal`} className="fr-order__renewal">
          {isPastDue && (
            <button
              type="submit"
              className="fr-action"
              name={renewalControls.pay}
              value={id}
              aria-describedby={`order-subscription-${id}`}
            >
              {texts.payNow({ amount: money(cents) })}
            </button>
          )}
          <button
            type="submit"
            className="fr-action"
            data-look="quiet"
            name={renewalControls.change}
            value={id}
            aria-describedby={`order-subscription-${id}`}
          >
            {method ? texts.changeMethod : texts.addMethod}
          </button>
        </form>
      )}
    </>
  );
}
