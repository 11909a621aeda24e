import { formatMoney } from '@frontage/commerce-model';
import { writeAudit, type Actor, type AuditedAct } from '../../audit/write-audit';
import { voidGiftCard, type ListedGiftCard } from '../../shop/codes/list-gift-cards';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';

/** What is done to a card, why, and by whom. */
export interface VoidedCard extends Pick<AuditedAct, 'request'> {
  readonly card: ListedGiftCard;
  readonly reason: string;
  readonly by: Actor;
}

/** Whether a text can be the reason: it is shown in the card's history and in the log. */
export function isVoidReason(reason: string): boolean {
  return reason !== '' && reason.length <= 200;
}

/**
 * Takes all that is left from a gift card, which the log tells. Calling it again does nothing.
 *
 * @param db the transaction of a write
 * @param store gives time and id
 * @param voided the card, why, and by whom
 * @returns whether anything was on it
 */
export async function voidCard(
  db: Database,
  store: Pick<Store, 'now' | 'createId'>,
  { card, reason, by, request }: VoidedCard,
): Promise<boolean> {
  const facts = { id: store.createId(), now: store.now() };
  const cents = await voidGiftCard(db, by.siteId, { cardId: card.id, reason }, facts);
  if (cents === 0) return false;
  const before = formatMoney({ cents, currency: card.currency }, 'en');
  const change = { before, after: reason };
  await writeAudit(db, store, {
    act: 'giftCardVoided',
    by,
    request,
    subject: card.lastFour,
    change,
  });
  return true;
}
