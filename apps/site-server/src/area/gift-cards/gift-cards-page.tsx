import { formatMoney } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import { giftCardStates, type ListedGiftCard } from '../../shop/codes/list-gift-cards';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, partHref, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { pickScript } from '../pick-script';
import { sayOfPicks } from '../pick-texts';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { giftCardsPath } from './gift-card-query';
import { sayOfGiftCards } from './gift-card-texts';

/** A part of the list of gift cards. */
export interface ShownGiftCards {
  readonly query: ListQuery<(typeof giftCardStates)[number]>;
  readonly part: ListPart<ListedGiftCard>;
  /** How many the filter finds. */
  readonly count: number;
  /** The numbers of orders by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Answers with a part of the list of gift cards. */
export function giftCardsPage(
  site: Site,
  contributor: Contributor,
  shown: ShownGiftCards,
): EndpointReply {
  const { query, part, count } = shown;
  const mayPick = contributor.permissions.includes('commerce.refunds');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfGiftCards('title'),
      section: giftCardsPath,
      ...(mayPick && { scripts: [pickScript] }),
    },
    <>
      <VoidedNotice query={query} />
      <ListFilters
        path={giftCardsPath}
        isEmpty={count === 0}
        label={sayOfGiftCards('search')}
        search={query.q}
        selects={[stateSelect(sayOfGiftCards, giftCardStates, query.state), sortSelect(query.sort)]}
      />
      <ListFound
        path={giftCardsPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfGiftCards('found', { count: shown })}
        empty={sayOfGiftCards(isFiltered(query) ? 'noneFound' : 'none')}
        begin={['/config/products', sayOfGiftCards('begin')]}
        exportNeeds="commerce.exportOrders"
        permissions={contributor.permissions}
        links={
          <PartLinks
            title={sayOfGiftCards('title')}
            path={giftCardsPath}
            query={query}
            part={part}
          />
        }
      >
        <PickForm
          href={partHref(giftCardsPath, query, query)}
          mayPick={mayPick}
          pickedOne={sayOfGiftCards('pickedOne')}
          pickedOther={sayOfGiftCards('pickedOther')}
          acts={[['void', sayOfGiftCards('voidButton')]]}
        >
          <GiftCardTable site={site} {...shown} mayPick={mayPick} />
        </PickForm>
      </ListFound>
    </>,
  );
}

/** Says what was just done. */
function VoidedNotice({ query: { done, ids = [] } }: Pick<ShownGiftCards, 'query'>) {
  if (done !== 'voidedMany' && done !== 'nothing') return null;
  const isVoided = done === 'voidedMany';
  return (
    <p className="notice" role={isVoided ? 'status' : 'alert'}>
      {isVoided ? sayOfGiftCards('voidedMany', { count: ids.length }) : sayOfGiftCards('nothing')}
    </p>
  );
}

function GiftCardTable({
  site,
  part,
  numbers,
  mayPick,
}: ShownGiftCards & { site: Site; mayPick: boolean }) {
  const time = areaTime(site);
  return (
    <table className="list">
      <thead>
        <tr>
          {mayPick && <PickAll />}
          <th scope="col">{sayOfGiftCards('card')}</th>
          <th scope="col">{sayOfGiftCards('issued')}</th>
          <th scope="col">{sayOfGiftCards('left')}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map(({ id, lastFour, orderId, createdAt, balanceCents: cents, currency }) => (
          <tr key={id}>
            {mayPick && (
              <td>
                <PickBox
                  id={id}
                  label={sayOfPicks('pickOf', {
                    name: sayOfGiftCards('endingIn', { digits: lastFour }),
                  })}
                />
              </td>
            )}
            <th scope="row">
              <a href={`${giftCardsPath}/${id}`}>
                {sayOfGiftCards('ending', { digits: lastFour })}
              </a>
              <OrderLink number={numbers.get(orderId ?? '')} />
            </th>
            <td className="quiet">
              <time dateTime={new Date(createdAt).toISOString()}>{time(createdAt)}</time>
            </td>
            <td className="money">{formatMoney({ cents, currency }, 'en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the order that bought a card. */
export function OrderLink({ number }: { number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <div>
      <a className="quiet" href={`/config/orders/${number}`}>
        {sayOfGiftCards('order', { number: String(number) })}
      </a>
    </div>
  );
}
