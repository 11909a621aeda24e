import { orderFilterStates } from '../../shop/orders/listed-orders';
import { isFiltered, ordersPath, type OrderQuery } from './order-query';
import { sayOfOrders } from './order-texts';

/** Renders what a list of orders is filtered by; the address keeps it. */
export function OrderFilters({ query }: { query: OrderQuery }) {
  return (
    <form className="filters" role="search" action={ordersPath}>
      <div className="field">
        <label htmlFor="q">{sayOfOrders('search')}</label>
        <input id="q" name="q" type="search" defaultValue={query.q ?? ''} maxLength={200} />
      </div>
      <div className="field">
        <label htmlFor="state">{sayOfOrders('state')}</label>
        <select id="state" name="state" defaultValue={query.state ?? ''}>
          <option value="">{sayOfOrders('allStates')}</option>
          {orderFilterStates.map((state) => (
            <option key={state} value={state}>
              {sayOfOrders(state)}
            </option>
          ))}
        </select>
      </div>
      <button className="button" data-look="quiet">
        {sayOfOrders('filter')}
      </button>
      {isFiltered(query) && <a href={ordersPath}>{sayOfOrders('clear')}</a>}
    </form>
  );
}
