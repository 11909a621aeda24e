import { attempt } from './attempt';
import { otherKinds } from './read-texts';

/**
 * Loads the part that reads fields of other kinds than texts, for a form that has such.
 *
 * @returns null where `readTexts` reads it all; resolves to undefined where the part does not come
 */
export function loadKinds(
  form: HTMLFormElement,
): Promise<typeof import('./read-kinds') | undefined> | null {
  return form.querySelector(otherKinds) && attempt(() => import('./read-kinds'));
}
