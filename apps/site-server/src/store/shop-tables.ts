/** A product as its owner saved it; `document` is the JSON text of `StoredProduct`. */
export interface ProductTable {
  id: string;
  site_id: string;
  slug: string;
  category: string;
  state: string;
  publish_at: number | null;
  document: string;
  /** Counts its changes. */
  revision: number;
  created_at: number;
  updated_at: number;
}

/** How many of a limited variant can be bought now; those that are held are not among them. */
export interface StockTable {
  product_id: string;
  variant_id: string;
  site_id: string;
  quantity: number;
}

/** Who wants to hear when a variant can be bought again. */
export interface RestockNoticeTable {
  id: string;
  site_id: string;
  product_id: string;
  variant_id: string;
  email: string;
  /** In small letters; of one variant each stands once. */
  email_key: string;
  /** Of the product, as the visitor reached it. */
  page_url: string;
  language: string;
  created_at: number;
}

/** A visitor's cart; `document` is the JSON text of `StoredCart`. */
export interface CartTable {
  id: string;
  site_id: string;
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  /** Grows with every change; writes are compare-and-set. */
  version: number;
  document: string;
  /** Set once it was bought. */
  order_id: string | null;
  created_at: number;
  updated_at: number;
  expires_at: number;
}

/** A coupon; `document` is the JSON text of `StoredCoupon` without what is left. */
export interface CouponTable {
  id: string;
  site_id: string;
  /** The code in capital letters. */
  code_key: string;
  document: string;
  /** Null for without end. */
  uses_left: number | null;
  created_at: number;
  updated_at: number;
}

/** A gift card; its balance is the sum of its entries. */
export interface GiftCardTable {
  id: string;
  site_id: string;
  code_hash: string;
  last_four: string;
  currency: string;
  balance_cents: number;
  created_at: number;
}

/** One movement on a gift card; a cause moves it once. */
export interface GiftCardEntryTable {
  id: string;
  site_id: string;
  gift_card_id: string;
  cause: string;
  /** Minor units; below 0 for what was spent. */
  cents: number;
  created_at: number;
}

/** A checkout; its state follows from its events, `at` names it for queries. */
export interface CheckoutTable {
  id: string;
  site_id: string;
  token_hash: string;
  kind: string;
  /** Absent for what is bought without a cart; one cart has one open checkout at most. */
  cart_id: string | null;
  at: string;
  version: number;
  document: string;
  /** Counts the changes of `document`. */
  revision: number;
  /** When somebody has to look after it next. */
  due_at: number | null;
  created_at: number;
  updated_at: number;
  closed_at: number | null;
}

/** What happened to a checkout, in order. */
export interface CheckoutEventTable {
  checkout_id: string;
  seq: number;
  event: string;
  created_at: number;
}

/** Pieces that a checkout holds; they are not in `stock` meanwhile. */
export interface HoldTable {
  checkout_id: string;
  product_id: string;
  variant_id: string;
  site_id: string;
  quantity: number;
  expires_at: number;
  created_at: number;
}

/** One try of paying, by its idempotency key. */
export interface PaymentTable {
  key: string;
  site_id: string;
  checkout_id: string;
  attempt: number;
  plug: string;
  /** The provider's; absent until it has answered. */
  payment_id: string | null;
  currency: string;
  /** What was asked for. */
  cents: number;
  /**
   * `asked`, then `paid`, `declined`, `returned` (its money goes back), `mispaid` (that of another
   * amount goes back), or `canceled` (promised for an order that was given up).
   */
  status: string;
  /** What the visitor had told when it was judged, as JSON; null for a renewal. */
  document: string | null;
  created_at: number;
  updated_at: number;
}

/** News of a provider that were read already. */
export interface PaymentEventTable {
  plug: string;
  event_id: string;
  key: string;
  answer: string;
  created_at: number;
}

/** The number of a site's last order. */
export interface ShopCounterTable {
  site_id: string;
  last_order: number;
}

/** An order: one for each checkout at most. */
export interface ShopOrderTable {
  id: string;
  site_id: string;
  checkout_id: string;
  number: number;
  token_hash: string;
  email: string;
  currency: string;
  grand_total_cents: number;
  due_cents: number;
  payment_id: string;
  payment_state: string;
  document: string;
  /** JSON text of what can still be given back. */
  refundable: string;
  version: number;
  sent_at: number | null;
  /** When the codes of its gift cards were shown. */
  codes_shown_at: number | null;
  /** Until when what is paid by hand is waited for; null for without end. */
  pay_by: number | null;
  canceled_at: number | null;
  /** Of a renewal: what is renewed, and which period it is for. */
  subscription_id: string | null;
  period: number | null;
  created_at: number;
  updated_at: number;
}

/** Money that goes back, by its idempotency key; `done_at` once the provider has it. */
export interface RefundTable {
  key: string;
  site_id: string;
  checkout_id: string;
  order_id: string | null;
  payment_id: string;
  currency: string;
  cents: number;
  refund_id: string | null;
  document: string;
  created_at: number;
  done_at: number | null;
}

/** What is paid again and again. */
export interface SubscriptionTable {
  id: string;
  site_id: string;
  order_id: string;
  line_id: string;
  email: string;
  state: string;
  currency: string;
  cents: number;
  /** How many periods were paid. */
  period: number;
  /** How often the next one was tried. */
  attempt: number;
  document: string;
  next_at: number | null;
  claimed_until: number;
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

/** What a buyer says of a product. */
export interface ReviewTable {
  id: string;
  site_id: string;
  product_id: string;
  order_id: string;
  stars: number;
  title: string;
  text_body: string;
  name: string;
  state: string;
  created_at: number;
  updated_at: number;
}

/** Every table of the shop. */
export interface ShopTables {
  product: ProductTable;
  stock: StockTable;
  restock_notice: RestockNoticeTable;
  cart: CartTable;
  coupon: CouponTable;
  gift_card: GiftCardTable;
  gift_card_entry: GiftCardEntryTable;
  checkout: CheckoutTable;
  checkout_event: CheckoutEventTable;
  hold: HoldTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  shop_counter: ShopCounterTable;
  shop_order: ShopOrderTable;
  refund: RefundTable;
  subscription: SubscriptionTable;
  download: DownloadTable;
  review: ReviewTable;
}
