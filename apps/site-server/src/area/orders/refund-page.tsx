import { formatMoney } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { Site } from '../../sites/site-settings';
import { ordersPath } from './order-query';
import type { RefundFields } from './refund-fields';
import { RefundForm } from './RefundForm';
import { RefundPreview, type RefundPreviewProps } from './RefundPreview';
import { sayOfRefunds } from './refund-texts';

/** A refund that is being entered. */
export interface EnteredRefund {
  readonly order: StoredOrder;
  /** @default nothing was entered yet */
  readonly fields?: RefundFields | undefined;
  /** What is wrong, by the names of the controls. @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** Why it was not made, with the status to answer with. @default it was not tried */
  readonly refused?: { readonly status: number; readonly text: string } | undefined;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Answers with the form of a refund. */
export function refundPage(
  site: Site,
  contributor: Contributor,
  { order, fields, wrong = nothing, refused }: EnteredRefund,
): EndpointReply {
  const isWrong = wrong.size > 0 || refused?.status === 400;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfRefunds('formTitle', { number: String(order.number) }),
      section: ordersPath,
      status: refused?.status ?? (isWrong ? 400 : 200),
      isWrong,
    },
    <>
      {refused && (
        <p className="notice" role="alert">
          {refused.text}
        </p>
      )}
      <RefundForm order={order} fields={fields} wrong={wrong} />
    </>,
  );
}

/** Answers with what a refund would do: it is asked for once, since it cannot be undone. */
export function refundPreviewPage(
  site: Site,
  contributor: Contributor,
  shown: RefundPreviewProps,
): EndpointReply {
  const { number, content } = shown.loaded.order;
  const { currency } = content.view.totals;
  const amount = formatMoney({ cents: shown.plan.cents, currency }, 'en');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfRefunds('previewTitle', { amount, number: String(number) }),
      section: ordersPath,
    },
    <RefundPreview {...shown} />,
  );
}
