import { generalTexts } from '../../texts/general-texts';
import type { ServerTexts } from '../../texts/server-texts';
import { cartTexts } from './cart-texts';

/** The words of refusals. */
export const cartRefusalTexts = { ...generalTexts, ...cartTexts };

/** A code of `cartRefusalTexts`. */
export type CartTextCode = keyof typeof cartRefusalTexts;

/** Why a cart did not take a change; it is as it was. */
export interface CartRefusal<Code extends string = CartTextCode> {
  status: 400 | 404 | 409 | 429 | 503;
  code: Code;
  /** What the text names. */
  values?: Readonly<Record<string, string>>;
  /**
   * The control that it is about, such as `code`, or the line by its id; absent when it is about
   * the whole.
   */
  field?: string;
  /** The page on which it is mended, such as the product's; a path. @default the cart's */
  mendAt?: string;
  /** Seconds until it may be tried again. */
  wait?: number;
  /** For the log only. */
  fault?: unknown;
}

/** A refusal in words, as calls answer it: `error`, or `errors` by the name of the control. */
export function formatRefusal<Code extends string>(
  { code, values, field }: CartRefusal<Code>,
  texts: Pick<ServerTexts<Code>, 'say'>,
): { error: string } | { errors: Record<string, string> } {
  const said = texts.say(code, values);
  return field === undefined ? { error: said } : { errors: { [field]: said } };
}
