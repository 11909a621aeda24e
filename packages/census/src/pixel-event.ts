/**
 * The events that advertisers may receive, by name, with their details [7.25]. Amounts are minor
 * units of `currency`, an ISO 4217 code. No event identifies the visitor: it has no name, no
 * address and no token of an order.
 */
export interface PixelEventMap {
  /** Somebody signed up. */
  readonly CompleteRegistration: Readonly<Record<never, never>>;
  /** The server has added something to the cart; the value is that of all added pieces. */
  readonly AddToCart: {
    readonly productId: string;
    /** '' for a product without variants. */
    readonly variantId: string;
    readonly quantity: number;
    readonly valueCents: number;
    readonly currency: string;
  };
  /** Somebody searched: by words in the site, or by words and category among products. */
  readonly Search: {
    readonly query: string;
    /** '' for all categories. */
    readonly category: string;
    /** How many results match. */
    readonly found: number;
  };
  /** A form was submitted. */
  readonly Lead: { readonly formId: string; readonly isNewsletter: boolean };
  /** A product was viewed; the value is its price, or the lowest price if no variant is chosen. */
  readonly ViewContent: {
    readonly productId: string;
    readonly valueCents: number;
    readonly currency: string;
  };
  /** An order was placed; the value is its total with tax and shipping. */
  readonly Purchase: {
    /** The number that people see, such as `1042`. */
    readonly orderNumber: string;
    readonly pieces: number;
    readonly valueCents: number;
    readonly currency: string;
  };
}

/** The name of an event. */
export type PixelEventName = keyof PixelEventMap;

/** One event: its name and the details of that name. */
export type PixelEvent = {
  readonly [Name in PixelEventName]: { readonly name: Name; readonly details: PixelEventMap[Name] };
}[PixelEventName];
