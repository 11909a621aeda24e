import { generalTexts } from '../../texts/general-texts';
import type { ServerTexts } from '../../texts/server-texts';
import { cartTexts } from './cart-texts';

/** The words of refusals. */
export const cartRefusalTexts = { ...generalTexts, ...cartTexts };

/** A code of `cartRefusalTexts`. */
export type CartTextCode = keyof typeof cartRefusalTexts;

/** Why a cart refused a change; it did not change. */
export interface CartRefusal<Code extends string = CartTextCode> {
  status: 400 | 404 | 409 | 429 | 503;
  code: Code;
  /** The values for the text. */
  values?: Readonly<Record<string, string>>;
  /**
   * The control that it concerns, such as `code`, or the line by its id; absent if it concerns the
   * whole cart.
   */
  field?: string;
  /** The page for corrections, such as the product's; a path. @default the cart's */
  mendAt?: string;
  /** Seconds until the next attempt is allowed. */
  wait?: number;
  /** For the log only. */
  fault?: unknown;
}

/** Formats a refusal for the answer of a call: `error`, or `errors` by the name of the control. */
export function formatRefusal<Code extends string>(
  { code, values, field }: CartRefusal<Code>,
  texts: Pick<ServerTexts<Code>, 'say'>,
): { error: string } | { errors: Record<string, string> } {
  const message = texts.say(code, values);
  return field === undefined ? { error: message } : { errors: { [field]: message } };
}
