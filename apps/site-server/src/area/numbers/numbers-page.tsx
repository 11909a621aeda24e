import { formatMoney } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import { BestSellers } from './BestSellers';
import { CheckoutSteps } from './CheckoutSteps';
import { KeyFigures, type KeyFigure } from './KeyFigures';
import type { ShopNumbers } from './load-numbers';
import type { SeriesTotal } from './number-series';
import { NumbersExport } from './NumbersExport';
import { numbersPath, type NumbersQuery } from './numbers-query';
import { sayOfNumbers } from './numbers-texts';
import { PeriodChoice } from './PeriodChoice';
import { SeriesChart } from './SeriesChart';

/** Answers with the numbers of a period: what was bought and given, where checkouts ended. */
export function numbersPage(
  site: Site,
  contributor: Contributor,
  { numbers, query }: { readonly numbers: ShopNumbers; readonly query: NumbersQuery },
): EndpointReply {
  const { period, currency, bought, sellers, checkouts } = numbers;
  const { permissions } = contributor;
  const money = (cents: number) => formatMoney({ cents, currency }, 'en');
  const { total, before } = bought;
  const hasBought = total.count + total.open.count + before.count > 0;
  return contributorPage(
    site,
    contributor,
    { title: sayOfNumbers('title'), section: numbersPath },
    <>
      <PeriodChoice numbers={numbers} query={query} />
      <h2>{sayOfNumbers('boughtTitle')}</h2>
      {hasBought ? (
        <>
          <KeyFigures
            figures={boughtFigures(total, before, {
              money,
              mayOpen: permissions.includes('commerce.readOrders'),
            })}
          />
          <SeriesChart
            period={period}
            series={bought}
            title={sayOfNumbers('boughtChart')}
            caption={sayOfNumbers('boughtTable')}
            counted={sayOfNumbers('count')}
            money={money}
          />
          <p className="quiet hint">{sayOfNumbers('boughtNote')}</p>
        </>
      ) : (
        <p className="quiet">{sayOfNumbers('noneBought')}</p>
      )}
      {sellers.length > 0 && (
        <>
          <h3>{sayOfNumbers('sellersTitle')}</h3>
          <BestSellers
            sellers={sellers}
            money={money}
            mayOpen={permissions.includes('commerce.describeProducts')}
          />
          <p className="quiet hint">{sayOfNumbers('sellersNote')}</p>
        </>
      )}
      <Given numbers={numbers} money={money} />
      <h2>{sayOfNumbers('endsTitle')}</h2>
      <CheckoutSteps ends={checkouts} />
      {permissions.includes('activity.pageTraffic') && (
        <>
          <h2>{sayOfNumbers('visitsTitle')}</h2>
          <p>
            <a href="/config/visits">{sayOfNumbers('visitsLink')}</a>
          </p>
        </>
      )}
      <NumbersExport query={query} />
    </>,
  );
}

function Given({
  numbers: { period, given },
  money,
}: {
  numbers: ShopNumbers;
  money: (cents: number) => string;
}) {
  const hasGiven = given.total.count > 0 || given.before.count > 0;
  return (
    <>
      <h2>{sayOfNumbers('givenTitle')}</h2>
      {hasGiven ? (
        <>
          <KeyFigures
            figures={[
              {
                name: sayOfNumbers('givenMoney'),
                value: money(given.total.cents),
                before: money(given.before.cents),
              },
              {
                name: sayOfNumbers('gifts'),
                value: String(given.total.count),
                before: String(given.before.count),
              },
              averageFigure(sayOfNumbers('averageGift'), given.total, given.before, money),
            ]}
          />
          <SeriesChart
            period={period}
            series={given}
            title={sayOfNumbers('givenChart')}
            caption={sayOfNumbers('givenTable')}
            counted={sayOfNumbers('gifts')}
            money={money}
          />
        </>
      ) : (
        <p className="quiet">{sayOfNumbers('noneGiven')}</p>
      )}
    </>
  );
}

function boughtFigures(
  total: SeriesTotal,
  before: SeriesTotal,
  { money, mayOpen }: { money: (cents: number) => string; mayOpen: boolean },
): readonly KeyFigure[] {
  const { open, refundedCents } = total;
  return [
    { name: sayOfNumbers('money'), value: money(total.cents), before: money(before.cents) },
    { name: sayOfNumbers('orders'), value: String(total.count), before: String(before.count) },
    averageFigure(sayOfNumbers('average'), total, before, money),
    {
      name: sayOfNumbers('refunded'),
      value: money(refundedCents),
      before: money(before.refundedCents),
    },
    {
      name: sayOfNumbers('open'),
      value: money(open.cents),
      detail: sayOfNumbers('openCount', { count: open.count }),
      href: mayOpen && open.count > 0 ? '/config/orders?state=open' : undefined,
    },
  ];
}

/** What one brought on average; nothing where there is none. */
function averageFigure(
  name: string,
  total: SeriesTotal,
  before: SeriesTotal,
  money: (cents: number) => string,
): KeyFigure {
  const average = ({ count, cents }: SeriesTotal) =>
    count === 0 ? '–' : money(Math.round(cents / count));
  return { name, value: average(total), before: average(before) };
}
