/** A change of a cart, as the call `ChangeCart` and the post of a cart page take it. */
export type CartChange =
  /** `currency` is the currency of the price that the visitor saw: an empty cart takes it. */
  | {
      readonly type: 'add';
      readonly productId: string;
      readonly variantId: string;
      readonly quantity: number;
      readonly currency?: string | undefined;
    }
  /** 0 removes the line. */
  | { readonly type: 'setQuantity'; readonly lineId: string; readonly quantity: number }
  /**
   * `addCode`: a gift card if one has that code, else a coupon; pages have one field for both.
   * `captchaKey` is the answer of the captcha, if the page has one [6.07].
   */
  | {
      readonly type: 'addCode' | 'addCoupon' | 'addGiftCard';
      readonly code: string;
      readonly captchaKey?: string | undefined;
    }
  | { readonly type: 'removeCoupon'; readonly code: string }
  | { readonly type: 'removeGiftCard'; readonly id: string }
  | { readonly type: 'chooseCurrency'; readonly currency: string }
  | { readonly type: 'chooseShipping'; readonly id: string }
  | {
      readonly type: 'setLocation';
      readonly country: string;
      readonly region: string;
      readonly postalCode: string;
    };
