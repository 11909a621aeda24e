import { isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';

/** The reply of a checkout. */
export type CheckoutReply =
  /** The next address, such as the order or the provider's page. */
  | { readonly next: string }
  /** The state of the checkout and its errors, unchecked, for code that shows a checkout. */
  | { readonly view: unknown; readonly errors?: unknown };

/** Reads the data of the reply; undefined if it is no checkout. */
export function readCheckoutReply({
  next,
  view,
  errors,
}: UnknownRecord): CheckoutReply | undefined {
  if (isText(next)) return { next };
  return view instanceof Object ? { view, errors } : undefined;
}
