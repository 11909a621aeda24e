import type { Refundable } from '@frontage/commerce-model';
import type { OrderPaymentState } from '@frontage/react-blocks/server';
import type { JsonText } from '../../store/json-text';
import type { CartViewJson } from '../cart/cart-view-json';
import type { OrderContent } from './stored-order';

/** What was agreed on, as the store keeps it. */
export type OrderContentJson = Omit<OrderContent, 'view'> & { readonly view: CartViewJson };

/** The number of a site's last order. */
export interface ShopCounterTable {
  site_id: string;
  last_order: number;
}

/** An order: one for each checkout at most. */
export interface ShopOrderTable {
  id: string;
  site_id: string;
  /** The checkout that it was bought through, or the renewal that it is. */
  purchase_id: string;
  number: number;
  email: string;
  currency: string;
  grand_total_cents: number;
  due_cents: number;
  payment_id: string;
  payment_state: OrderPaymentState;
  document: JsonText<OrderContentJson>;
  /** JSON text of what can still be given back. */
  refundable: JsonText<Refundable>;
  version: number;
  sent_at: number | null;
  /** Until when what is paid by hand is waited for; null for without end. */
  pay_by: number | null;
  /** Until when its buyer has to confirm it; null where nobody has to, any more. */
  confirm_by: number | null;
  /** Of its address, see `buyerKey`. */
  buyer_key: string;
  /** A hash of the network that it was ordered from; `''` for none. */
  visitor: string;
  canceled_at: number | null;
  /** Of a renewal: what is renewed, and which period it is for. */
  subscription_id: string | null;
  period: number | null;
  created_at: number;
  updated_at: number;
}

/** A file that was bought, and how often it was fetched. */
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
