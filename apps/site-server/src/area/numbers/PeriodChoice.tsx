import { ListLinks } from '../ListLinks';
import type { ShopNumbers } from './load-numbers';
import { numbersHref, numbersPath, type NumbersQuery } from './numbers-query';
import { sayOfNumbers } from './numbers-texts';
import { periodIds } from './period';

/** Renders the choice of period and currency; the address keeps both. */
export function PeriodChoice({
  numbers: { period, currency, currencies },
  query,
}: {
  readonly numbers: ShopNumbers;
  readonly query: NumbersQuery;
}) {
  return (
    <>
      <form className="filters short" action={numbersPath}>
        <div className="field">
          <label htmlFor="period">{sayOfNumbers('period')}</label>
          <select id="period" name="period" defaultValue={period.id}>
            {periodIds.map((id) => (
              <option key={id} value={id}>
                {sayOfNumbers(id)}
              </option>
            ))}
          </select>
        </div>
        {currencies.length > 1 && (
          <div className="field">
            <label htmlFor="currency">{sayOfNumbers('currency')}</label>
            <select id="currency" name="currency" defaultValue={currency}>
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </div>
        )}
        {query.until !== undefined && <input type="hidden" name="until" value={query.until} />}
        <button className="button" data-look="quiet">
          {sayOfNumbers('show')}
        </button>
      </form>
      {/* The links stand first, so that none moves while one goes back and back. */}
      <div className="row periods">
        <ListLinks
          title={sayOfNumbers('parts')}
          newer={numbersHref({ ...query, until: period.earlier })}
          older={period.later && numbersHref({ ...query, until: period.later })}
          texts={{ newer: sayOfNumbers('earlier'), older: sayOfNumbers('later') }}
        />
        <p>{period.text}</p>
      </div>
    </>
  );
}
