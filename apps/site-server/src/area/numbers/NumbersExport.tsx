import { numbersHref, numbersPath, type NumbersQuery } from './numbers-query';
import { sayOfNumbers } from './numbers-texts';

/** Renders the links that download what is shown. */
export function NumbersExport({ query }: { readonly query: NumbersQuery }) {
  return (
    <p className="aside links">
      <a href={numbersHref(query, `${numbersPath}/export`)}>{sayOfNumbers('exportParts')}</a>
      <a href={numbersHref(query, `${numbersPath}/products/export`)}>
        {sayOfNumbers('exportProducts')}
      </a>
    </p>
  );
}
