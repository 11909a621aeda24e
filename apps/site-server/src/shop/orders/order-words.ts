import { formatMoney } from '@frontage/commerce-model';
import { headerText } from '../../mail/mail';
import { pageLanguage } from '../../sites/page-language';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { ServerTexts, TextTable } from '../../texts/server-texts';
import type { StoredOrder } from './stored-order';

/** What of an order mails tell. */
export type MailedOrder = Pick<
  StoredOrder,
  | 'id'
  | 'siteId'
  | 'number'
  | 'email'
  | 'content'
  | 'paymentState'
  | 'payBy'
  | 'confirmBy'
  | 'createdAt'
>;

/** An order's facts in the words of one language. */
export interface OrderWords<Code extends string> {
  readonly texts: ServerTexts<Code>;
  /** BCP 47: how amounts, days and countries are written. */
  readonly locale: string;
  /** What most sentences are filled in with: `number`, `site`, `email`, `date` of the order. */
  readonly said: Readonly<Record<'number' | 'site' | 'email' | 'date', string>>;
  /** An amount in the order's currency, minor units. */
  money(cents: number): string;
  /** A day by the site's clock, UTC milliseconds. */
  date(at: number): string;
  /** A day and a time by the site's clock, UTC milliseconds. */
  time(at: number): string;
}

/**
 * An order's facts for a mail.
 *
 * @param site whose it is
 * @param order the order
 * @param told the words, and who reads them: the buyer in the language of the page that it was
 *   placed on, the owner in the site's
 */
export function createOrderWords<Code extends string>(
  site: Site,
  { number, email, content, createdAt }: MailedOrder,
  { reader, table }: { reader: 'buyer' | 'owner'; table: TextTable<Code> },
): OrderWords<Code> {
  const language = reader === 'buyer' ? content.language : site.settings.locale;
  const texts = serverTexts(table, site.settings, language);
  // English words of ours stand in for every site that has none: days and amounts are written as in
  // its own English all the same.
  const locale = language.split('-')[0] === texts.lang ? language : texts.lang;
  const day = dayFormat(site, locale);
  const date = (at: number) => day.format(at);
  return {
    texts,
    locale,
    said: {
      number: String(number),
      site: headerText(pageLanguage(site.settings, { language }).headerFooter.header.title),
      email,
      date: date(createdAt),
    },
    money: (cents) => formatMoney({ cents, currency: content.view.totals.currency }, locale),
    date,
    time: (at) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: siteTimeZone(site),
      }).format(at),
  };
}

/** How days are written for a site, by locale: making one takes longer than all else in a mail. */
const dayFormats = new WeakMap<Site['settings'], Map<string, Intl.DateTimeFormat>>();

function dayFormat(site: Site, locale: string): Intl.DateTimeFormat {
  const formats = dayFormats.get(site.settings) ?? new Map<string, Intl.DateTimeFormat>();
  dayFormats.set(site.settings, formats);
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: siteTimeZone(site),
  });
  formats.set(locale, format);
  return format;
}
