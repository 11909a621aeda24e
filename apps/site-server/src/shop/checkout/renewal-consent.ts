import { consentLines, type CartView } from '@frontage/react-blocks/server';
import type { Consent } from '../../payment/buyer-details';
import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import { pageLanguage } from '../../sites/page-language';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { shopPageLanguage } from '../pages/shop-page';
import { readShopSettings } from '../settings/shop-settings';
import { checkoutTypes } from './checkout-types';
import { paymentOptions } from './payment-options';

/** Where the button that pays is pressed. */
export interface ConsentFacts {
  readonly db: Database;
  readonly site: Site;
  readonly plugs: PaymentPlugs;
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * What a buyer agrees to who presses the button that pays, as it stands above that button: what
 * will be charged again, when, and to what.
 *
 * @param facts whose page it is, and when the button was pressed
 * @param view what is bought
 * @returns null where nothing will be charged again
 */
export async function renewalConsent(
  { db, site, plugs, now }: ConsentFacts,
  view: CartView,
): Promise<Consent | null> {
  if (!view.lines.some(({ plan }) => plan)) return null;
  const language = await shopPageLanguage(db, site, checkoutTypes);
  const payments = paymentOptions(readShopSettings(site.settings), plugs);
  const lines = consentLines(
    { cart: view, payments, timeZone: siteTimeZone(site) },
    pageWords(site, language),
  );
  return lines.length === 0 ? null : { text: lines.join('\n'), at: now };
}

function pageWords({ settings }: Site, language: string): { texts: unknown; locale: string } {
  const { texts, locale } = pageLanguage(settings, { language });
  return { texts, locale };
}
