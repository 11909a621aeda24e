import { isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';

/** How a checkout answers. */
export type CheckoutReply =
  /** Where to go on, such as the order, or the provider's page. */
  | { readonly next: string }
  /** How it stands, and what is wrong; unchecked: for who shows a checkout, and reads it. */
  | { readonly view: unknown; readonly errors?: unknown };

/** Reads the data of the reply; undefined when it is no checkout. */
export function readCheckoutReply({
  next,
  view,
  errors,
}: UnknownRecord): CheckoutReply | undefined {
  return isText(next) ? { next } : view instanceof Object ? { view, errors } : undefined;
}
