import { partHref, placeIn } from '../list-query';
import { pickedProductsPath, type ProductQuery } from './product-query';
import { sayOfProducts } from './product-texts';

/** Renders what was just done to products that were picked, and the button that undoes it. */
export function PickedNotice({ query }: { readonly query: ProductQuery }) {
  const { done, ids = [] } = query;
  if (done === 'nothing')
    return (
      <p className="notice" role="alert">
        {sayOfProducts('nothingPicked')}
      </p>
    );
  const text = (['published', 'takenBack', 'undone', 'deletedMany'] as const).find(
    (name) => name === done,
  );
  if (!text || ids.length === 0) return null;
  const said = <p role="status">{sayOfProducts(text, { count: ids.length })}</p>;
  if (text === 'undone' || text === 'deletedMany') return <div className="notice">{said}</div>;
  return (
    <form
      className="notice row"
      method="post"
      action={partHref(pickedProductsPath, query, placeIn(query))}
    >
      {said}
      {ids.map((entry) => {
        const [, before = '', id = ''] = /^(\w*)~(.*)$/s.exec(entry) ?? [];
        return <input key={entry} type="hidden" name={`pick@${id}`} value={before} />;
      })}
      <button className="button" data-look="quiet" name="do" value="undo">
        {sayOfProducts('undo')}
      </button>
    </form>
  );
}
