import { isStorable } from '../../store/is-storable';

/** Controls of a cart's forms that visitors fill in. */
const controls = ['code', 'country', 'region', 'postalCode'] as const;

/** The longest text that is shown again, in UTF-16 units. */
const longestText = 100;

/**
 * Reads what a visitor typed into a form of the cart, so that a refusal can show it again: by the
 * name of its control, a quantity by the id of its line. Never throws.
 *
 * @param body of the post, `application/x-www-form-urlencoded`
 */
export function readTyped(body: string): Readonly<Record<string, string>> {
  const form = new URLSearchParams(body);
  const named: [string, string | null][] = controls.map((name) => [name, form.get(name)]);
  const lineId = form.get('lineId');
  if (lineId !== null) named.push([lineId, form.get('quantity')]);
  return Object.fromEntries(
    named.filter(
      (typed): typed is [string, string] =>
        typed[1] !== null && typed[1].length <= longestText && isStorable(typed[1]),
    ),
  );
}
