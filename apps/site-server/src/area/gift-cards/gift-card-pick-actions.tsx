import { formatMoney } from '@frontage/commerce-model';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findListedGiftCard, type ListedGiftCard } from '../../shop/codes/list-gift-cards';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { Field } from '../Field';
import { pickFields, readPicks } from '../list-picks';
import { partHref } from '../list-query';
import { giftCardQuery, giftCardsPath } from './gift-card-query';
import { sayOfGiftCards } from './gift-card-texts';
import { isVoidReason, voidCard } from './void-card';

interface GiftCardPickServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<GiftCardPickServices, Site, AccountRefusal>(accountManner);

/** What is done with the gift cards that are picked in the list. */
export const giftCardPickActions = [
  defineAction({
    method: 'POST',
    url: giftCardsPath,
    about:
      'takes all that is left from the gift cards that are picked, `do=void` with `pick@<id>=on` ' +
      'for each; asks once for a `reason`, until `sure=yes`. Empty ones stay as they are. 303 to ' +
      'the list, 400 without a reason',
    who: 'permission:commerce.refunds',
    needsRecentSignIn: true,
    guard: 'origin',
    query: giftCardQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store }) {
      const { act, ids, isSure } = readPicks(body);
      const cards = await findFull(store.read, site.id, act === 'void' ? ids : []);
      if (cards.length === 0) return { done: 'nothing', ids: [] };
      const reason = (body['reason'] ?? '').trim();
      if (!isSure || !isVoidReason(reason))
        return { asks: cards, reason, isWrong: isSure, done: '', ids: [] };
      const voided = await store.write(async (db) => {
        const gone: string[] = [];
        for (const card of cards)
          if (await voidCard(db, store, { card, reason, by, request })) gone.push(card.id);
        return gone;
      });
      return { done: voided.length > 0 ? 'voidedMany' : 'nothing', ids: voided };
    },
    json: ({ ids }) => ({ data: { voided: ids } }),
    page: ({ asks, reason, isWrong = false, done, ids }, { site, query, found }) =>
      asks
        ? pickQuestionPage(site, found, {
            title: sayOfGiftCards('voidMany', { count: asks.length }),
            section: giftCardsPath,
            isWrong,
            href: partHref(giftCardsPath, query, query),
            act: 'void',
            ids: asks.map(({ id }) => id),
            button: sayOfGiftCards('voidManyButton'),
            children: (
              <>
                <p>{sayOfGiftCards('voidManyText')}</p>
                <CardList cards={asks} />
                <Field
                  name="reason"
                  label={sayOfGiftCards('reason')}
                  hint={sayOfGiftCards('reasonHint')}
                  value={reason}
                  wrong={isWrong ? sayOfGiftCards('wrongReason') : undefined}
                />
              </>
            ),
          })
        : seeOther(partHref(giftCardsPath, query, { ...query, done, ids })),
  }),
];

function CardList({ cards }: { readonly cards: readonly ListedGiftCard[] }) {
  return (
    <ul>
      {cards.map(({ id, lastFour, balanceCents: cents, currency }) => (
        <li key={id}>
          {`${sayOfGiftCards('ending', { digits: lastFour })}: ${formatMoney({ cents, currency }, 'en')}`}
        </li>
      ))}
    </ul>
  );
}

/** Finds those cards of a site that something is left on, in one order for all who pick them. */
async function findFull(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<readonly ListedGiftCard[]> {
  const full: ListedGiftCard[] = [];
  for (const id of [...ids].sort()) {
    const card = await findListedGiftCard(db, siteId, id);
    if (card && card.balanceCents > 0) full.push(card);
  }
  return full;
}
