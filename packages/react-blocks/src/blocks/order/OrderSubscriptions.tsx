import type { ReactNode } from 'react';
import { cancelControl, type OrderSubscription, type OrderView } from '../../shop/order-view';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { orderTexts } from './order.texts';

/** The subscriptions that an order started, and how to end each. */
export function OrderSubscriptions({
  view,
  money,
  date,
}: {
  view: OrderView;
  money: ShowMoney;
  date: ShowDate;
}): ReactNode {
  const texts = useTexts(orderTexts);
  if (view.subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="order-subscriptions">
      <h2 id="order-subscriptions">{texts.subscriptions}</h2>
      {view.subscriptions.map((subscription) => (
        <Subscription
          key={subscription.id}
          subscription={subscription}
          token={view.token}
          money={money}
          date={date}
        />
      ))}
    </section>
  );
}

function Subscription({
  subscription,
  token,
  money,
  date,
}: {
  subscription: OrderSubscription;
  token: string;
  money: ShowMoney;
  date: ShowDate;
}): ReactNode {
  const texts = useTexts(orderTexts);
  const words = useTexts(planTexts);
  const { id, title, plan, cents, state, nextAt, periods } = subscription;
  const renewed = nextAt === null ? '' : texts.renewed({ when: date(nextAt) });
  return (
    <div className="fr-order__subscription" data-state={state}>
      <p className="fr-line__title">{title}</p>
      <p className="fr-line__about">{formatPlan(plan, money(cents), words)}</p>
      <p>{state === 'active' ? renewed : texts[state]}</p>
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
