import type { ShownSeller } from './load-numbers';
import { sayOfNumbers } from './numbers-texts';

/** Renders the products that brought the most, each with a bar. */
export function BestSellers({
  sellers,
  money,
  mayOpen,
}: {
  readonly sellers: readonly ShownSeller[];
  /** Writes minor units of the currency. */
  readonly money: (cents: number) => string;
  /** Whether who looks may open products. */
  readonly mayOpen: boolean;
}) {
  const most = Math.max(...sellers.map(({ cents }) => cents), 1);
  return (
    <table className="figures wide">
      <thead>
        <tr>
          <th scope="col">{sayOfNumbers('product')}</th>
          <th scope="col">{sayOfNumbers('pieces')}</th>
          <th scope="col">{sayOfNumbers('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {sellers.map(({ productId, title, pieces, cents, isThere }) => (
          <tr key={productId}>
            <th scope="row">
              {mayOpen && isThere ? <a href={`/config/product/${productId}`}>{title}</a> : title}
              <Meter share={cents / most} />
            </th>
            <td>{pieces}</td>
            <td>{money(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar beside a number that says the same. */
export function Meter({ share }: { readonly share: number }) {
  return (
    <svg className="meter" aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
