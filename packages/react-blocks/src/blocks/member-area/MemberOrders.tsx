import { isCurrencyCode } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { createShowDate } from '../../shop/show-date';
import { createShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { memberAreaTexts } from './member-area.texts';
import type { MemberView } from './member-state';

/** What a member has bought. */
export function MemberOrders({ view, locale }: { view: MemberView; locale: string }): ReactNode {
  const texts = useTexts(memberAreaTexts);
  const date = createShowDate(locale, view.timeZone);
  const price = (cents: number, currency: string) =>
    createShowMoney(isCurrencyCode(currency) ? currency : 'USD', locale)(cents);
  return (
    <>
      <section aria-labelledby="member-orders">
        <h2 id="member-orders">{texts.orders}</h2>
        {view.orders.length === 0 && <p>{texts.noOrders}</p>}
        <ul>
          {view.orders.map(({ number, href, currency, cents, placedAt }) => (
            <li key={number}>
              <a href={href}>{texts.order({ number })}</a>
              <span>{texts.placed({ price: price(cents, currency), when: date(placedAt) })}</span>
            </li>
          ))}
        </ul>
      </section>
      {view.downloads.length > 0 && (
        <section aria-labelledby="member-downloads">
          <h2 id="member-downloads">{texts.downloads}</h2>
          <ul>
            {view.downloads.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
