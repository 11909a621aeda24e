import type { ReactNode } from 'react';
import { cancelControl } from '../../shop/order-view';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';
import type { SubscriptionProps } from './subscription-props';
import { SubscriptionPayment } from './SubscriptionPayment';
import { formatSubscription } from './format-subscription';

/** A subscription: when it is renewed and with what, what renewed it, how it is ended. */
export function SubscriptionItem(props: SubscriptionProps): ReactNode {
  const texts = useTexts(orderTexts);
  const words = useTexts(planTexts);
  const { subscription, token, money, date } = props;
  const { id, title, plan, cents, state, isPastDue, periods } = subscription;
  return (
    <div className="fr-order__subscription" data-state={state}>
      <p className="fr-line__title" id={`order-subscription-${id}`}>
        {title}
      </p>
      <p className="fr-line__about">{formatPlan(plan, money(cents), words)}</p>
      <p className="fr-order__state" data-look={isPastDue ? 'warning' : undefined}>
        {formatSubscription(subscription, texts, date)}
      </p>
      {(state === 'active' || state === 'paused') && <SubscriptionPayment {...props} />}
      {periods.length > 0 && (
        <div className="fr-order__periods">
          <h3 id={`order-periods-${id}`}>{texts.periods}</h3>
          <ul aria-labelledby={`order-periods-${id}`}>
            {periods.map(({ number, href, placedAt }) => (
              <li key={number}>
                <a href={href}>{texts.order({ number })}</a> · {date(placedAt)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(state === 'active' || state === 'paused') && (
        <details>
          <summary>{texts.cancel}</summary>
          <form method="post" action={`/order/${token}`}>
            <p>{texts.cancelSure({ title })}</p>
            <button
              type="submit"
              className="fr-action"
              data-look="quiet"
              name={cancelControl}
              value={id}
            >
              {texts.cancelYes}
            </button>
          </form>
        </details>
      )}
    </div>
  );
}
