import { reviewControls } from '@frontage/react-blocks/server';
import { isStorable } from '../../store/is-storable';

/** A buyer's input, trimmed. */
export interface WrittenReview {
  readonly productId: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
}

/**
 * Reads the post of a review. Never throws: a missing control is `''`.
 *
 * @param body as `application/x-www-form-urlencoded`
 * @returns undefined if it contains something that cannot be stored
 */
export function readReview(body: string): WrittenReview | undefined {
  const form = new URLSearchParams(body);
  const text = (name: string) => (form.get(name) ?? '').trim();
  if (![...form.values()].every(isStorable)) return undefined;
  const { productId, stars, title, text: textControl, name } = reviewControls;
  return {
    productId: text(productId),
    stars: Number(text(stars)),
    title: text(title),
    text: text(textControl),
    name: text(name),
  };
}
