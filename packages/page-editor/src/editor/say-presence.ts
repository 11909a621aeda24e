import type { PagePresence } from '@frontage/site-model/editing';
import { spokenLocale } from '../texts/spoken-texts';
import { say } from './editor-texts';

/**
 * Says who else has the page open.
 *
 * @param others each tab of each of them
 * @returns nothing where nobody has
 */
export function sayPresence(others: readonly PagePresence[]): string {
  const people = [...new Set(others.filter(({ isSelf }) => !isSelf).map(({ name }) => name))];
  const names = others.some(({ isSelf }) => isSelf) ? [...people, say('yourOtherTab')] : people;
  const [first] = names;
  if (first === undefined) return '';
  if (names.length > 1)
    return say('alsoHereMany', { names: new Intl.ListFormat(spokenLocale()).format(names) });
  return people.length === 0 ? say('openTwice') : say('alsoHere', { names: first });
}
