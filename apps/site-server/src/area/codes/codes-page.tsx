import { formatMoney, isCurrencyCode, perMillion } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { couponStates, type ListedCoupon } from '../../shop/codes/list-coupons';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, partHref, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { pickScript } from '../pick-script';
import { sayOfPicks } from '../pick-texts';
import { rowForm } from '../row-form';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { codesPath } from './code-query';
import { sayOfCodes } from './code-texts';

/** A part of the list of codes. */
export interface ShownCodes {
  readonly query: ListQuery<(typeof couponStates)[number]>;
  readonly part: ListPart<ListedCoupon>;
  /** How many the filter finds. */
  readonly count: number;
  /** UTC milliseconds. */
  readonly now: number;
}

/** Answers with a part of the list of codes. */
export function codesPage(site: Site, contributor: Contributor, shown: ShownCodes): EndpointReply {
  const { query, part, count } = shown;
  return contributorPage(
    site,
    contributor,
    { title: sayOfCodes('title'), section: codesPath, scripts: [pickScript] },
    <>
      <CodeNotice query={query} />
      <p>
        <a className="button" href={`${codesPath}/new`}>
          {sayOfCodes('add')}
        </a>
      </p>
      <ListFilters
        path={codesPath}
        isEmpty={count === 0}
        label={sayOfCodes('search')}
        search={query.q}
        selects={[stateSelect(sayOfCodes, couponStates, query.state), sortSelect(query.sort)]}
      />
      <ListFound
        path={codesPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfCodes('found', { count: shown })}
        empty={sayOfCodes(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="commerce.coupons"
        permissions={contributor.permissions}
        links={<PartLinks title={sayOfCodes('title')} path={codesPath} query={query} part={part} />}
      >
        <PickForm
          href={partHref(codesPath, query, query)}
          mayPick
          pickedOne={sayOfCodes('pickedOne')}
          pickedOther={sayOfCodes('pickedOther')}
          acts={[['end', sayOfCodes('end')]]}
        >
          <CodeTable {...shown} time={areaTime(site)} />
        </PickForm>
      </ListFound>
    </>,
  );
}

/** Says what was just done. */
function CodeNotice({ query: { done, ids = [] } }: Pick<ShownCodes, 'query'>) {
  const texts = new Map([
    ['saved', sayOfCodes('saved')],
    ['ended', sayOfCodes('ended')],
    ['endedMany', sayOfCodes('endedMany', { count: ids.length })],
    ['nothing', sayOfCodes('nothing')],
  ]);
  const text = texts.get(done ?? '');
  return (
    text !== undefined && (
      <p className="notice" role={done === 'nothing' ? 'alert' : 'status'}>
        {text}
      </p>
    )
  );
}

function CodeTable({ part, now, time }: ShownCodes & { time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <PickAll />
          <th scope="col">{sayOfCodes('code')}</th>
          <th scope="col">{sayOfCodes('takesOff')}</th>
          <th scope="col" className="money">
            {sayOfCodes('uses')}
          </th>
          <th scope="col">{sayOfCodes('ends')}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map((coupon) => (
          <tr key={coupon.id}>
            <td>
              <PickBox id={coupon.id} label={sayOfPicks('pickOf', { name: coupon.code })} />
            </td>
            <th scope="row" className="excerpt">
              <a href={`${codesPath}/${coupon.id}`}>{coupon.code}</a>
              <CodeState coupon={coupon} now={now} />
            </th>
            <td>{reductionOf(coupon)}</td>
            <td className="money" data-head={sayOfCodes('uses')}>
              {usesOf(coupon)}
            </td>
            <td className="quiet" data-head={sayOfCodes('ends')}>
              {coupon.endsAt === null ? (
                sayOfCodes('never')
              ) : (
                <time dateTime={new Date(coupon.endsAt).toISOString()}>{time(coupon.endsAt)}</time>
              )}
              {!isOver(coupon, now) && (
                <div className="row">
                  <button
                    className="button"
                    data-look="quiet"
                    form={rowForm}
                    formAction={`${codesPath}/${coupon.id}/end`}
                    aria-label={`${sayOfCodes('end')}: ${coupon.code}`}
                  >
                    {sayOfCodes('end')}
                  </button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isOver({ endsAt }: ListedCoupon, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

function stateOf(coupon: ListedCoupon, now: number) {
  if (isOver(coupon, now)) return 'isOver' as const;
  if (coupon.usesLeft === 0) return 'isUsed' as const;
  const isEarly = coupon.startsAt !== null && coupon.startsAt > now;
  return isEarly ? ('isEarly' as const) : ('isOpen' as const);
}

function CodeState({ coupon, now }: { coupon: ListedCoupon; now: number }) {
  const text = stateOf(coupon, now);
  return (
    <div className="states">
      <span className="state" data-state={text === 'isOpen' ? 'done' : 'warning'}>
        {sayOfCodes(text)}
      </span>
    </div>
  );
}

function reductionOf({ kind, ratePerMillion, amounts }: ListedCoupon): string {
  if (kind === 'shipping') return sayOfCodes('shippingFree');
  if (kind === 'percent')
    return sayOfCodes('percentOff', { percent: String((ratePerMillion * 100) / perMillion) });
  const texts = Object.entries(amounts).flatMap(([currency, { cents }]) =>
    isCurrencyCode(currency) && cents > 0 ? [formatMoney({ cents, currency }, 'en')] : [],
  );
  return texts.join(', ');
}

function usesOf({ uses, usesLeft }: ListedCoupon): string {
  if (usesLeft === null) return String(uses);
  return sayOfCodes('usesOf', { uses: String(uses), all: String(uses + usesLeft) });
}
