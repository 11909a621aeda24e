import { orderFilterStates } from '../../shop/orders/listed-orders';
import { FilterSelect, ListFilters } from '../ListFilters';
import { isFiltered, ordersPath, type OrderQuery } from './order-query';
import { sayOfOrders } from './order-texts';

/** Renders what a list of orders is filtered by. */
export function OrderFilters({ query }: { query: OrderQuery }) {
  return (
    <ListFilters
      path={ordersPath}
      label={sayOfOrders('search')}
      search={query.q}
      isFiltered={isFiltered(query)}
    >
      <FilterSelect
        name="state"
        label={sayOfOrders('state')}
        all={sayOfOrders('allStates')}
        options={orderFilterStates.map((state) => [state, sayOfOrders(state)])}
        value={query.state}
      />
    </ListFilters>
  );
}
