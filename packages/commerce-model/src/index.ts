export { allocateMoney } from './money/allocate-money';
export { formatCatalogueMoney, describeMoney } from './money/format-catalogue-money';
export { currencyName, describeCurrency } from './money/currency';
export type { Currency } from './money/currency';
export { currencyCodes, fractionDigits, isCurrencyCode } from './money/currency-codes';
export type { CurrencyCode } from './money/currency-codes';
export { formatMoney } from './money/format-money';
export type { MoneyFormatOptions } from './money/format-money';
export { moneyRules } from './money/money-rules';
export type { MoneyRules } from './money/money-rules';
export { writeMoney } from './money/write-money';
export { addMoney, createMoney, subtractMoney } from './money/money';
export type { Money } from './money/money';
export { parseMoney } from './money/parse-money';
export type { MoneyIssue, MoneyReading } from './money/parse-money';
export { perMillion, scaleCents } from './money/rounding';
export type { Rounding } from './money/rounding';
export { readStoreCurrency } from './money/read-store-currency';
export { changeCart, readCart } from './cart/cart';
export type { Cart } from './cart/cart';
export type { CartEntry, Coupon, InvalidCoupon, ShippingOption, TaxRule } from './cart/cart-parts';
export { mergeEntries } from './cart/merge-entries';
export { nothingToPay, openCheckout } from './checkout/checkout';
export type {
  AgreedPrice,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  CheckoutStep,
} from './checkout/checkout';
export { replayCheckout, stepCheckout } from './checkout/step-checkout';
export { bytesPerMegabyte, showFileSize } from './display/show-file-size';
export { measurementUnits } from './display/measurement-units';
export type { MeasurementUnits } from './display/measurement-units';
export {
  maxShownQuantity,
  quantityTexts,
  showQuantity,
  describeQuantity as describeQuantity,
} from './display/show-quantity';
export type { QuantityTexts } from './display/show-quantity';
export type { Issue } from '@frontage/core-lifecycle/reading';
export { isOnSale } from './product/is-on-sale';
export { isSoldOut } from './product/is-sold-out';
export { stockLeft, stockOf } from './product/stock-of';
export { variantLabel } from './product/variant-label';
export { installments } from './product/installments';
export type { InstallmentRule } from './product/installments';
export { createSku, isSku, maxSkuLength } from './product/create-sku';
export { isPrice, maxPriceCents } from './product/is-price';
export { isPostalCode } from './product/is-postal-code';
export { isUsZip } from './product/is-us-zip';
export { maxQuantity } from './product/max-quantity';
export { nextPeriod } from './product/next-period';
export { isIndefinite, readPlan } from './product/plan';
export type { Plan } from './product/plan';
export { planText, planTexts } from './product/plan-text';
export type { PlanTextOptions, PlanTexts } from './product/plan-text';
export { currentPrice, productPrices } from './product/product-prices';
export type { ProductPrices } from './product/product-prices';
export { productTypes, readProduct } from './product/product';
export type { Product, ProductType, Variant } from './product/product';
export { workflowLabel } from './product/workflow-label';
export { computeTotals, priceShipping } from './totals/compute-totals';
export { renewalCents } from './totals/renewal-cents';
export { explainTotals } from './totals/explain-totals';
export type { TotalsReason } from './totals/explain-totals';
export { totalsDefaults } from './totals/order-input';
export type {
  GiftCardBalance,
  OrderInput,
  Share,
  Totals,
  TotalsSettings,
} from './totals/order-input';
export { priceCart } from './totals/price-cart';
export { priceHash } from './totals/price-hash';
export { refundableOf, refundOrder } from './totals/refund';
export type { Refund, Refundable, RefundRequest } from './totals/refund';
