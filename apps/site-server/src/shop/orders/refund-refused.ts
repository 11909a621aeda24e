/**
 * Why nothing was refunded.
 *
 * - `open`, `canceled`: the order was never paid.
 * - `over`: nothing of it is left.
 * - `nothing`: what was asked for is worth nothing.
 * - `tooMuch`: more pieces or money than are left.
 * - `spent`: gift cards of the order were spent.
 * - `changed`: the order is not as it was when the refund was shown.
 * - `keyUsed`: another refund of the order has the key.
 */
export type RefundRefusal =
  | 'open'
  | 'canceled'
  | 'over'
  | 'nothing'
  | 'tooMuch'
  | 'spent'
  | 'changed'
  | 'keyUsed';

/** A refund that was refused; nothing was done. */
export class RefundRefused extends RangeError {
  override readonly name = 'RefundRefused';

  constructor(
    readonly code: RefundRefusal,
    text: string,
  ) {
    super(`[site-server] ${text}`);
  }
}
