import { formatMoney } from '@frontage/commerce-model';
import { headerText } from '../../mail/mail';
import { pageLanguage } from '../../sites/page-language';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Site } from '../../sites/site-settings';
import { serverTexts, type ServerTexts } from '../../texts/server-texts';
import type { StoredOrder } from './orders';

/** What of an order mails tell. */
export type ToldOrder = Pick<
  StoredOrder,
  'id' | 'siteId' | 'number' | 'email' | 'content' | 'paymentState' | 'payBy' | 'createdAt'
>;

/** An order's facts in the words of one language. */
export interface OrderWords {
  readonly texts: ServerTexts;
  /** BCP 47: how amounts, days and countries are written. */
  readonly locale: string;
  /** What most sentences are filled in with: `number`, `site`, `email`, `date` of the order. */
  readonly said: Readonly<Record<'number' | 'site' | 'email' | 'date', string>>;
  /** An amount in the order's currency, minor units. */
  money(cents: number): string;
  /** A day by the site's clock, UTC milliseconds. */
  date(at: number): string;
}

/**
 * An order's facts for a mail.
 *
 * @param site whose it is
 * @param order the order
 * @param reader its buyer, who reads the language of the page it was placed on, or the owner, who
 *   reads the site's
 */
export function orderWords(
  site: Site,
  { number, email, content, createdAt }: ToldOrder,
  reader: 'buyer' | 'owner',
): OrderWords {
  const language = reader === 'buyer' ? content.language : site.settings.locale;
  const texts = serverTexts(site.settings, language);
  // English words of ours stand in for every site that has none: days and amounts are written as in
  // its own English all the same.
  const locale = language.split('-')[0] === texts.lang ? language : texts.lang;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: siteTimeZone(site) });
  const date = (at: number) => day.format(at);
  return {
    ...{ texts, locale },
    said: {
      number: String(number),
      site: headerText(pageLanguage(site.settings, { language }).headerFooter.header.title),
      email,
      date: date(createdAt),
    },
    money: (cents) => formatMoney({ cents, currency: content.view.totals.currency }, locale),
    date,
  };
}
