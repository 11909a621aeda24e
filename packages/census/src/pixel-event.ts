/**
 * What an advertiser may hear of, by the name of its event [7.25], with what it says.
 * Amounts are minor units of `currency`, an ISO 4217 code. Nothing here tells who the
 * visitor is: no name, no address, no token of an order.
 */
export interface PixelEventMap {
  /** Somebody signed up. */
  readonly CompleteRegistration: Readonly<Record<never, never>>;
  /** The server has put something into the cart; the value is that of all its pieces. */
  readonly AddToCart: {
    readonly productId: string;
    /** '' for a product without variants. */
    readonly variantId: string;
    readonly quantity: number;
    readonly valueCents: number;
    readonly currency: string;
  };
  /**
   * Somebody looked for something: by words in the site, or by words and category among products.
   */
  readonly Search: {
    readonly query: string;
    /** '' for all. */
    readonly category: string;
    /** How much fits. */
    readonly found: number;
  };
  /** A form arrived. */
  readonly Lead: { readonly formId: string; readonly isNewsletter: boolean };
  /** A product was looked at; the value is its price, the lowest one where nothing is chosen. */
  readonly ViewContent: {
    readonly productId: string;
    readonly valueCents: number;
    readonly currency: string;
  };
  /** An order was placed; the value is what it costs with tax and shipping. */
  readonly Purchase: {
    /** What people call it: `1042`. */
    readonly orderNumber: string;
    readonly pieces: number;
    readonly valueCents: number;
    readonly currency: string;
  };
}

/** The name of an event. */
export type PixelEventName = keyof PixelEventMap;

/** One event, its details by its name. */
export type PixelEvent = {
  readonly [Name in PixelEventName]: { readonly name: Name; readonly details: PixelEventMap[Name] };
}[PixelEventName];
