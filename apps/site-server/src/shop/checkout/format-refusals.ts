import type { ShopErrors } from '@frontage/react-blocks/server';
import type { ServerTexts } from '../../texts/server-texts';
import type { CartTextCode } from '../cart/cart-refusal';
import type { PostRefusal } from './apply-checkout-post';

/** Formats refusals, by the control that each concerns. */
export function formatRefusals(
  refusals: readonly PostRefusal[],
  texts: Pick<ServerTexts<CartTextCode>, 'say'>,
): ShopErrors {
  return {
    fields: Object.fromEntries(
      refusals.map(({ field, code, values }) => [field, texts.say(code, values)]),
    ),
  };
}
