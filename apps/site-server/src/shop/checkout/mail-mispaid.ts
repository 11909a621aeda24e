import { isCurrencyCode, formatMoney } from '@frontage/commerce-model';
import { composeMail } from '../../mail/compose-mail';
import { type MailClock, createMail } from '../../mail/create-mail';
import { isMailAddress } from '../../mail/mail';
import { enqueueMail } from '../../mail/mails';
import type { PaymentTable } from '../../payment/payment-table';
import { serverTexts } from '../../sites/server-texts';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { TextLanguage } from '../../texts/server-texts';
import { readShopSettings } from '../settings/shop-settings';
import { checkoutTexts } from './checkout-texts';

/**
 * Notifies the owner, who has to investigate, and the buyer, who may be gone and think that the
 * order is placed.
 */
export async function mailMispaid(
  db: Database,
  row: PaymentTable,
  received: { cents: number; currency: string },
  facts: MailClock,
): Promise<void> {
  const site = await findSiteById(db, row.site_id);
  if (!site) return;
  const { email, language } = parseJson(row.document);
  const { orderMail } = readShopSettings(site.settings);
  const paymentId = row.payment_id ?? '';
  const words = (language: TextLanguage) => ({
    email,
    payment: paymentId,
    site: site.settings.headerFooter.header.title,
    asked: money(row, language),
    came: money(received, language),
  });
  if (isMailAddress(orderMail)) {
    const texts = serverTexts(checkoutTexts, site.settings);
    const lines = [
      texts.say('mispaidOwner', words(texts)),
      texts.say('mispaidOwnerNext', words(texts)),
    ];
    const mail = composeMail(orderMail, texts, {
      subject: texts.say('mispaidOwnerSubject', words(texts)),
      lines,
    });
    const once = `mispaid ${paymentId} owner`;
    await enqueueMail(db, createMail(site, { ...mail, kind: 'order', once }, facts));
  }
  if (!isMailAddress(email)) return;
  const texts = serverTexts(checkoutTexts, site.settings, language);
  const mail = composeMail(email, texts, {
    subject: texts.say('mispaidSubject', words(texts)),
    lines: [texts.say('mispaidMail', words(texts))],
  });
  const once = `mispaid ${paymentId}`;
  await enqueueMail(db, createMail(site, { ...mail, kind: 'order', once }, facts));
}

function money(
  { cents, currency }: { cents: number; currency: string },
  { lang }: TextLanguage,
): string {
  return isCurrencyCode(currency) ? formatMoney({ cents, currency }, lang) : '';
}
