import { orUndefined } from './or-undefined';
import { otherKinds } from './read-texts';

/**
 * Loads the reader for fields other than texts, if a form has such fields.
 *
 * @returns null if `readTexts` reads all of it; resolves to undefined if the chunk fails to load
 */
export function loadKinds(
  form: HTMLFormElement,
): Promise<typeof import('./read-kinds') | undefined> | null {
  return form.querySelector(otherKinds) && orUndefined(() => import('./read-kinds'));
}
