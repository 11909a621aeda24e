import { PickAll, PickBox } from '../PickBox';
import { sayOfPicks } from '../pick-texts';
import { writeRowName } from './read-stock-edits';
import { sayOfProducts } from './product-texts';
import type { StockRow } from './stock-rows';

/** What was entered for a row that was not saved, and why. */
export interface UnsavedStock {
  readonly text: string;
  /** The number that the next save compares with. */
  readonly seen: number;
  /** @default nothing is wrong with it */
  readonly wrong?: string | undefined;
}

/** The rows of a list. */
export interface StockTableProps {
  readonly rows: readonly StockRow[];
  /** Whether who looks at it may change stock; who may not is not told the numbers. */
  readonly mayEdit: boolean;
  /** Whether they may pick products. */
  readonly mayPick: boolean;
  /** By the row's name; @default nothing was entered */
  readonly unsaved?: ReadonlyMap<string, UnsavedStock>;
}

/** The name of a row, by what it is a row of. */
export const stockKey = (productId: string, variantId: string): string =>
  JSON.stringify([productId, variantId]);

const stateTexts = {
  published: 'isPublished',
  scheduled: 'isScheduled',
  needsReview: 'isInReview',
  draft: 'isDraft',
} as const;

/** Renders products and their variants, with a field for the stock of each that is counted. */
export function StockTable({ rows, mayEdit, mayPick, unsaved }: StockTableProps) {
  const entered = rows.map(({ productId, variantId }) =>
    unsaved?.get(stockKey(productId, variantId)),
  );
  const firstWrong = entered.findIndex((row) => row?.wrong !== undefined);
  return (
    <table className="list" data-grid="">
      <thead>
        <tr>
          {mayPick && <PickAll />}
          <th scope="col">{sayOfProducts('product')}</th>
          <th scope="col">{sayOfProducts('sku')}</th>
          <th scope="col" className="money">
            {sayOfProducts('price')}
          </th>
          <th scope="col">{sayOfProducts('stock')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={stockKey(row.productId, row.variantId)}>
            {mayPick && (
              <PickCell row={row} isFirst={row.productId !== rows[index - 1]?.productId} />
            )}
            <ProductName {...row} />
            <td className="quiet">{row.sku}</td>
            <td className="money">{row.price}</td>
            <td>
              {mayEdit && row.stock !== undefined ? (
                <StockField
                  index={index}
                  row={row}
                  stock={row.stock}
                  isFocused={index === firstWrong}
                  unsaved={entered[index]}
                />
              ) : (
                <>
                  <span className="quiet">{stockText(row.stock)}</span> {entered[index]?.wrong}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The box of a product stands in the row of its first variant. */
function PickCell({ row, isFirst }: { readonly row: StockRow; readonly isFirst: boolean }) {
  if (!isFirst) return <td />;
  return (
    <td>
      <PickBox id={row.productId} label={sayOfPicks('pickOf', { name: row.productTitle })} />
    </td>
  );
}

function ProductName({ productId, title, state, more }: StockRow) {
  return (
    <th scope="row">
      <a href={`/config/product/${encodeURIComponent(productId)}`}>{title}</a>
      <div className="states">
        <span className="state" data-state={state === 'published' ? 'done' : 'warning'}>
          {sayOfProducts(stateTexts[state])}
        </span>
      </div>
      {more > 0 && <p className="quiet hint">{sayOfProducts('more', { count: more })}</p>}
    </th>
  );
}

function stockText(stock: number | undefined): string {
  if (stock === undefined) return sayOfProducts('notCounted');
  return sayOfProducts(stock > 0 ? 'inStock' : 'soldOut');
}

interface StockFieldProps {
  readonly index: number;
  readonly row: StockRow;
  readonly stock: number;
  readonly isFocused: boolean;
  readonly unsaved: UnsavedStock | undefined;
}

function StockField({ index, row, stock, isFocused, unsaved }: StockFieldProps) {
  const name = `stock-${index}`;
  const wrong = unsaved?.wrong;
  const seen = unsaved?.seen ?? stock;
  return (
    <div className="field pieces">
      <input
        type="hidden"
        name={`row-${index}`}
        value={writeRowName(row.productId, row.variantId, seen)}
      />
      {wrong !== undefined && (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      )}
      <input
        name={name}
        aria-label={sayOfProducts('stockOf', { title: row.title })}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={unsaved?.text ?? String(stock)}
        data-saved={seen}
        autoFocus={isFocused}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={wrong === undefined ? undefined : `${name}-wrong`}
      />
    </div>
  );
}
