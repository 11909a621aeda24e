import { formatMoney, isCurrencyCode } from '@frontage/commerce-model';
import { isMailAddress } from '../../mail/mail';
import { readShopSettings } from '../settings/shop-settings';
import { siteById } from '../../sites/sites';
import type { PaymentTable } from '../../store/shop-tables';
import type { Database } from '../../store/tables';
import { serverTexts, type ServerTexts } from '../../texts/server-texts';
import type { TryEnd } from './driver/checkout-book';
import { tryKey } from './driver/checkout-payments';
import { checkoutById } from './checkouts';
import { sendMail } from '../orders/send-mail';
import { toldFor } from './buyer-details';
import { wordsMail } from '../../mail/compose-mail';

/**
 * Notes what became of a try of paying, so that whoever reads the table reads the truth.
 * One that an order was made of stays `paid`, and what money came for is not `declined` again.
 *
 * @param db the transaction that writes the checkout down
 * @param tried which try
 * @param end what became of it
 * @param facts UTC milliseconds, and ids of mails
 */
export async function endTry(
  db: Database,
  { checkoutId, attempt }: { checkoutId: string; attempt: number },
  end: TryEnd,
  facts: { now: number; createId(): string },
): Promise<void> {
  const isMoney = end.status !== 'declined';
  const row = await db
    .updateTable('payment')
    .set({
      status: end.status,
      updated_at: facts.now,
      ...(isMoney && { payment_id: end.paymentId }),
    })
    .where('key', '=', tryKey({ checkoutId, attempt }))
    .where('status', 'in', isMoney ? ['asked', 'declined', 'returned', 'mispaid'] : ['asked'])
    .returningAll()
    .executeTakeFirst();
  if (row && isMoney && end.mispaid) await tellMispaid(db, row, end.mispaid, facts);
}

/**
 * Tells the owner, who has to look how it came to that, and the buyer, who may be gone and thinks
 * that it is bought.
 */
export async function tellMispaid(
  db: Database,
  row: PaymentTable,
  came: { cents: number; currency: string },
  facts: { now: number; createId(): string },
): Promise<void> {
  const checkout = await checkoutById(db, row.checkout_id);
  const site = checkout && (await siteById(db, checkout.siteId));
  if (!site) return;
  const { email, language } = toldFor(row, checkout);
  const { orderMail } = readShopSettings(site.settings.shop);
  const paymentId = row.payment_id ?? '';
  const words = (texts: ServerTexts) => ({
    ...{ email, payment: paymentId, site: site.settings.headerFooter.header.title },
    ...{ asked: money(row, texts), came: money(came, texts) },
  });
  if (isMailAddress(orderMail)) {
    const texts = serverTexts(site.settings);
    const lines = [
      texts.say('mispaidOwner', words(texts)),
      texts.say('mispaidOwnerNext', words(texts)),
    ];
    const mail = wordsMail(orderMail, texts, {
      subject: texts.say('mispaidOwnerSubject', words(texts)),
      lines,
    });
    await sendMail(db, { site, kind: 'order', once: `mispaid ${paymentId} owner`, mail }, facts);
  }
  if (!isMailAddress(email)) return;
  const texts = serverTexts(site.settings, language);
  const mail = wordsMail(email, texts, {
    subject: texts.say('mispaidSubject', words(texts)),
    lines: [texts.say('mispaidMail', words(texts))],
  });
  await sendMail(db, { site, kind: 'order', once: `mispaid ${paymentId}`, mail }, facts);
}

function money(
  { cents, currency }: { cents: number; currency: string },
  { lang }: Pick<ServerTexts, 'lang'>,
): string {
  return isCurrencyCode(currency) ? formatMoney({ cents, currency }, lang) : '';
}
