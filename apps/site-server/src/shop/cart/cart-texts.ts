/**
 * The title of the cart of a site that has made no page for it, and the reasons for refusing a
 * change of a cart. In English; `{…}` is filled in.
 */
export const cartTexts = {
  cartTitle: 'Your cart',
  cartUnreadable: 'This could not be read. Please try again.',
  cartGone: 'This is no longer available.',
  cartVariant: 'Choose {options} first, then add it to your cart.',
  cartNoCookie:
    'Cookies are turned off in your browser, so nothing can be added to your cart. Turn cookies on and try again.',
  cartSoldOut: 'This is sold out.',
  cartFewer: 'Only {count} left. Choose a lower quantity.',
  cartOnce: 'You can buy only one of these at a time, and it is already in your cart.',
  cartQuantity: 'Choose a quantity from 1 to {count}.',
  cartFull: 'Your cart is full. It holds up to {count} different items.',
  cartNoLine: 'This is no longer in your cart.',
  cartBusy: 'Your cart was being changed at the same time. Please try again.',
  cartKeyUsed: 'This page is out of date. Reload it and try again.',
  codeUnknown: 'We do not recognise this code. Check it and try again.',
  codeExpired: 'This code has expired.',
  codeEarly: 'This code is not valid yet.',
  codeUsed: 'This code has been used up.',
  codeThere: 'This code is already applied.',
  codesFull: 'You can use up to {count} codes at once.',
  giftEmpty: 'There is nothing left on this gift card.',
  giftCurrency: 'This gift card is in {currency}. Change the currency of your cart to use it.',
  cartOtherCurrency:
    'We no longer sell in {before}. Your cart is now in {currency}: check its prices before you go on.',
  currencyUnknown: 'We do not sell in this currency.',
  shippingUnknown: 'This shipping method is not available there.',
  countryUnknown: 'We do not ship to this country.',
  codeCaptcha: 'Complete the check that you are human, then apply the code again.',
  cartRefused: 'Your cart was not changed',
  cartGiftCards:
    'You can buy up to {count} gift cards of the same value at once. To buy more, place another order.',
} as const;
