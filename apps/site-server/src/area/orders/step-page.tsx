import { formatMoney } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import { Field } from '../Field';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { Site } from '../../sites/site-settings';
import { ordersPath } from './order-query';
import type { OrderStep } from './order-steps';
import { sayOfOrders } from './order-texts';

/** What somebody wants to do with an order. */
export interface AskedStep {
  readonly step: OrderStep;
  readonly order: StoredOrder;
  /** The tracking link that was entered, if it is wrong. @default none was entered */
  readonly wrongTracking?: string | undefined;
}

/** Answers with a page that asks before a step is taken: none of them can be undone. */
export function stepPage(
  site: Site,
  contributor: Contributor,
  { step, order, wrongTracking }: AskedStep,
): EndpointReply {
  const { dueCents: cents, currency } = order.content.view.totals;
  const said = { number: String(order.number), amount: formatMoney({ cents, currency }, 'en') };
  const path = `${ordersPath}/${order.number}`;
  const isWrong = wrongTracking !== undefined;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfOrders(`${step}Title`, said),
      section: ordersPath,
      ...(isWrong && { status: 400, isWrong }),
    },
    <form className="step" method="post" action={`${path}/${step}`} noValidate>
      <p>{sayOfOrders(`${step}Text`, said)}</p>
      {step === 'sent' && (
        <Field
          name="tracking"
          type="url"
          label={sayOfOrders('trackingLink')}
          hint={sayOfOrders('trackingHint')}
          value={wrongTracking ?? ''}
          wrong={isWrong ? sayOfOrders('trackingWrong') : undefined}
        />
      )}
      <div className="actions">
        <button className="button">{sayOfOrders(`${step}Step`)}</button>
        <a className="button" data-look="quiet" href={path}>
          {sayOfOrders('goBack')}
        </a>
      </div>
    </form>,
  );
}
