import { formatMoney } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import {
  orderOfEntry,
  voidCause,
  type GiftCardEntry,
  type ListedGiftCard,
} from '../../shop/codes/list-gift-cards';
import type { Site } from '../../sites/site-settings';
import { areaTime } from '../area-time';
import { Field } from '../Field';
import { NoEnter } from '../NoEnter';
import { giftCardsPath } from './gift-card-query';
import { sayOfGiftCards } from './gift-card-texts';
import { OrderLink } from './gift-cards-page';

/** What a gift card's page shows. */
export interface ShownGiftCard {
  readonly card: ListedGiftCard;
  readonly entries: readonly GiftCardEntry[];
  /** The numbers of the orders that bought and used it, by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Whether it was just voided. @default false */
  readonly isVoided?: boolean;
  /** The reason as it was entered, if it is wrong. @default nothing is wrong */
  readonly wrongReason?: string;
}

/** Answers with a gift card and all that happened to it. */
export function giftCardPage(
  site: Site,
  contributor: Contributor,
  { card, entries, numbers, isVoided = false, wrongReason }: ShownGiftCard,
): EndpointReply {
  const isWrong = wrongReason !== undefined;
  const mayVoid = contributor.permissions.includes('commerce.refunds') && card.balanceCents > 0;
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfGiftCards('cardTitle', { digits: card.lastFour }),
      section: giftCardsPath,
      isWrong,
      ...(isWrong && { status: 400 }),
    },
    <>
      {isVoided && (
        <p className="notice" role="status">
          {sayOfGiftCards('voided')}
        </p>
      )}
      <p>
        <a href={giftCardsPath}>{sayOfGiftCards('back')}</a>
      </p>
      <p className="quiet">{sayOfGiftCards('secret')}</p>
      <OrderLink number={numbers.get(card.orderId ?? '')} />
      <h2>{sayOfGiftCards('ledger')}</h2>
      <Ledger site={site} card={card} entries={entries} numbers={numbers} />
      {mayVoid && <VoidForm card={card} wrongReason={wrongReason} />}
    </>,
  );
}

function Ledger({
  site,
  card: { balanceCents, currency },
  entries,
  numbers,
}: Pick<ShownGiftCard, 'card' | 'entries' | 'numbers'> & { site: Site }) {
  const time = areaTime(site);
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfGiftCards('what')}</th>
          <th scope="col">{sayOfGiftCards('when')}</th>
          <th scope="col">{sayOfGiftCards('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={entry.id}>
            <th scope="row" className="excerpt">
              {describe(entry, index === 0)}
              {index > 0 && <OrderLink number={numbers.get(orderOfEntry(entry) ?? '')} />}
            </th>
            <td className="quiet">
              <time dateTime={new Date(entry.createdAt).toISOString()}>
                {time(entry.createdAt)}
              </time>
            </td>
            <td className="money">{formatMoney({ cents: entry.cents, currency }, 'en')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sayOfGiftCards('left')}</th>
          <td />
          <td className="money">{formatMoney({ cents: balanceCents, currency }, 'en')}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function describe({ cause, cents }: GiftCardEntry, isFirst: boolean): string {
  if (isFirst) return sayOfGiftCards('wasIssued');
  if (cause.startsWith(voidCause)) {
    const reason = cause.slice(voidCause.length).replace(/ \([^()]*\)$/, '');
    return sayOfGiftCards('wasVoided', { reason });
  }
  return sayOfGiftCards(cents < 0 ? 'wasSpent' : 'wasReturned');
}

function VoidForm({
  card: { id, balanceCents: cents, currency },
  wrongReason,
}: {
  card: ListedGiftCard;
  wrongReason: string | undefined;
}) {
  const isWrong = wrongReason !== undefined;
  return (
    <form className="step" method="post" action={`${giftCardsPath}/${id}/void`} noValidate>
      <NoEnter />
      <h2>{sayOfGiftCards('void')}</h2>
      <p>{sayOfGiftCards('voidText', { amount: formatMoney({ cents, currency }, 'en') })}</p>
      <Field
        name="reason"
        label={sayOfGiftCards('reason')}
        hint={sayOfGiftCards('reasonHint')}
        value={wrongReason}
        wrong={isWrong ? sayOfGiftCards('wrongReason') : undefined}
        isFocused={isWrong}
      />
      <button className="button">{sayOfGiftCards('void')}</button>
    </form>
  );
}
