/** A change of a cart, as the call `ChangeCart` takes it, and the post of a cart page. */
export type CartChange =
  /** `currency` is that in which its price was seen: an empty cart takes it. */
  | {
      readonly type: 'add';
      readonly productId: string;
      readonly variantId: string;
      readonly quantity: number;
      readonly currency?: string | undefined;
    }
  /** 0 takes the line out. */
  | { readonly type: 'setQuantity'; readonly lineId: string; readonly quantity: number }
  /**
   * `addCode`: a gift card where one has that code, else a coupon; pages have one field for
   * both. `captchaKey` is the answer of the captcha, where the page has one [6.07].
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
