import type { ShopErrors } from '@frontage/react-blocks/server';
import type { ServerTexts } from '../../texts/server-texts';
import type { PostRefusal } from './save-checkout-post';

/** Refusals in words, by the control that each is about. */
export function sayRefusals(
  refusals: readonly PostRefusal[],
  texts: Pick<ServerTexts, 'say'>,
): ShopErrors {
  return {
    fields: Object.fromEntries(
      refusals.map(({ field, code, values }) => [field, texts.say(code, values)]),
    ),
  };
}
