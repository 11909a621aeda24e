import { placedFields } from './placed-fields';

/** Renders what was posted, once more; nobody's password stands in a page. */
export function KeptFields({ body }: { readonly body: string }) {
  const placed: readonly string[] = Object.values(placedFields);
  const kept = [...new URLSearchParams(body)].filter(
    ([name]) => !placed.includes(name) && name !== 'password',
  );
  return kept.map(([name, value], index) => (
    <input type="hidden" name={name} value={value} key={index} />
  ));
}
