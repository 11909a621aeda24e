import type { Refundable } from '@frontage/commerce-model';
import type { CheckoutKind, OrderPaymentState } from '@frontage/react-blocks/server';
import type { JsonText } from '../../store/json-text';
import type { CartViewJson } from '../cart/cart-view-json';
import type { MadeRefund, OrderContent } from './stored-order';

/** What was agreed, as stored. */
export type OrderContentJson = Omit<OrderContent, 'view'> & { readonly view: CartViewJson };

/** The number of a site's last order. */
export interface ShopCounterTable {
  site_id: string;
  last_order: number;
}

/** An order: at most one for each checkout. */
export interface ShopOrderTable {
  id: string;
  site_id: string;
  /** The checkout that bought it, or the renewal that it is. */
  purchase_id: string;
  number: number;
  email: string;
  currency: string;
  grand_total_cents: number;
  due_cents: number;
  payment_id: string;
  payment_state: OrderPaymentState;
  document: JsonText<OrderContentJson>;
  /** JSON text of the refundable rest. */
  refundable: JsonText<Refundable>;
  /** JSON text of what was given back. */
  refunds: JsonText<readonly MadeRefund[]>;
  version: number;
  /** 1 if something of it is sent or handed over, else 0. */
  requires_shipping: number;
  paid_at: number | null;
  sent_at: number | null;
  /** Where a parcel is followed; null for none. */
  tracking_href: string | null;
  /** How long to wait for a payment by hand; null for no limit. */
  pay_by: number | null;
  /** Until when its buyer has to confirm it; null where nobody has to, any more. */
  confirm_by: number | null;
  /** Of its address, see `buyerKey`. */
  buyer_key: string;
  /** A hash of the network that it was ordered from; `''` for none. */
  visitor: string;
  canceled_at: number | null;
  /** For a renewal: its subscription, and its period. */
  subscription_id: string | null;
  period: number | null;
  kind: CheckoutKind;
  /** Money that was given back, minor units; what went back to gift cards is apart. */
  refunded_cents: number;
  created_at: number;
  updated_at: number;
}

/** A bought file, and its number of downloads. */
export interface DownloadTable {
  order_id: string;
  line_id: string;
  site_id: string;
  asset_id: string;
  taken: number;
  expires_at: number | null;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    shop_counter: ShopCounterTable;
    shop_order: ShopOrderTable;
    download: DownloadTable;
  }
}
