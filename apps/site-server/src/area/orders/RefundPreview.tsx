import { formatMoney } from '@frontage/commerce-model';
import { isEndedBy, type RefundOfOrder, type RefundPlan } from '../../shop/orders/plan-refund';
import { orderPieceLines } from '../../shop/orders/order-lines';
import type { LoadedOrder } from './load-order';
import { listHref } from '../list-part';
import { ordersPath } from './order-query';
import { isCounted, writeRefund } from './refund-fields';
import { sayOfRefunds } from './refund-texts';

/** A refund that is shown before it is made. */
export interface RefundPreviewProps {
  readonly loaded: LoadedOrder;
  readonly request: RefundOfOrder;
  readonly plan: RefundPlan;
  /** The sum as it was entered. */
  readonly sum: string;
  /** The name that the refund will have: pressed twice, it is one refund. */
  readonly refundKey: string;
}

/** Renders what a refund would do, and the button that makes it. */
export function RefundPreview(props: RefundPreviewProps) {
  const { loaded, request, plan, sum, refundKey } = props;
  const { order } = loaded;
  const { currency } = order.content.view.totals;
  const path = `${ordersPath}/${order.number}`;
  const fields = writeRefund(order, request, sum);
  const amount = formatMoney({ cents: plan.cents, currency }, 'en');
  return (
    <form className="step" method="post" action={`${path}/refund`}>
      {[['key', refundKey], ['version', String(order.version)], ...fields].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Part title={sayOfRefunds('what')} lines={refundedLines(props)} />
      <Part title={sayOfRefunds('where')} lines={shareLines(props)} />
      <Part title={sayOfRefunds('after')} lines={effectLines(props)} />
      <div className="actions">
        <button className="button">{sayOfRefunds('make', { amount })}</button>
        <a
          className="button"
          data-look="quiet"
          href={listHref(`${path}/refund`, Object.fromEntries(fields))}
        >
          {sayOfRefunds('change')}
        </a>
        <a className="button" data-look="quiet" href={path}>
          {sayOfRefunds('goBack')}
        </a>
      </div>
    </form>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function refundedLines({ loaded: { order }, request, plan, sum }: RefundPreviewProps): string[] {
  const { currency } = order.content.view.totals;
  const money = (cents: number) => formatMoney({ cents, currency }, 'en');
  return [
    ...orderPieceLines(order, ({ id }) => request.quantities[id] ?? 0),
    ...(request.shipping && order.refundable.shippingCents > 0
      ? [sayOfRefunds('shippingLine')]
      : []),
    ...(sum !== '' && request.sumCents
      ? [sayOfRefunds('sumLine', { amount: money(request.sumCents) })]
      : []),
    ...(plan.taxCents > 0 ? [sayOfRefunds('taxLine', { amount: money(plan.taxCents) })] : []),
  ];
}

function shareLines({ loaded: { order }, plan }: RefundPreviewProps): string[] {
  const { method, view } = order.content;
  const rest = method === 'online' ? 'byProvider' : 'byHand';
  return plan.payments
    .filter(({ cents }) => cents > 0)
    .map(({ id, cents }) => {
      const amount = formatMoney({ cents, currency: view.totals.currency }, 'en');
      const digits = view.giftCards.find((card) => card.id === id)?.lastFour ?? '';
      return sayOfRefunds(id === '' ? rest : 'byCard', { amount, digits });
    });
}

function effectLines({ loaded, request, plan }: RefundPreviewProps): string[] {
  const { order, subscriptions } = loaded;
  const { giftCards, view } = order.content;
  const count = plan.restocked.reduce((sum, { quantity }) => sum + quantity, 0);
  const active = subscriptions.filter(({ state }) => state === 'active');
  return [
    sayOfRefunds('mail'),
    ...(isCounted(order)
      ? [sayOfRefunds(count > 0 ? 'restocked' : 'notRestocked', { count })]
      : []),
    ...active.map((subscription) =>
      sayOfRefunds(isEndedBy(plan, order, subscription) ? 'ends' : 'goesOn', {
        title: subscription.title,
      }),
    ),
    ...(Object.keys(giftCards).some((id) => (request.quantities[id] ?? 0) > 0)
      ? [sayOfRefunds('worthless')]
      : []),
    ...(plan.isAll && view.totals.validCoupons.length > 0 ? [sayOfRefunds('coupons')] : []),
    sayOfRefunds('forGood'),
  ];
}
