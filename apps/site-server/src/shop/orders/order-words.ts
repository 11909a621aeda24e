import { formatMoney } from '@frontage/commerce-model';
import { headerText } from '../../mail/mail';
import { pageLanguage } from '../../sites/page-language';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { ServerTexts, TextTable } from '../../texts/server-texts';
import type { StoredOrder } from './stored-order';

/** The parts of an order in mails. */
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

/** An order's facts formatted for one language. */
export interface OrderWords<Code extends string> {
  readonly texts: ServerTexts<Code>;
  /** BCP 47: decides the format of amounts, days and countries. */
  readonly locale: string;
  /** The values of most sentences: `number`, `site`, `email`, `date` of the order. */
  readonly orderValues: Readonly<Record<'number' | 'site' | 'email' | 'date', string>>;
  /** An amount in the order's currency, minor units. */
  money(cents: number): string;
  /** Formats a day by the site's clock, UTC milliseconds. */
  date(time: number): string;
  /** A day and a time by the site's clock, UTC milliseconds. */
  time(time: number): string;
}

/**
 * Formats an order's facts for a mail.
 *
 * @param site of the order
 * @param order the order
 * @param told the texts, and the reader: the buyer reads the language of the page with the
 *   checkout, the owner the site's
 */
export function createOrderWords<Code extends string>(
  site: Site,
  { number, email, content, createdAt }: MailedOrder,
  { reader, table }: { reader: 'buyer' | 'owner'; table: TextTable<Code> },
): OrderWords<Code> {
  const language = reader === 'buyer' ? content.language : site.settings.locale;
  const texts = serverTexts(table, site.settings, language);
  // Our English texts are the fallback for any site: days and amounts still use the site's own
  // English.
  const locale = language.split('-')[0] === texts.lang ? language : texts.lang;
  const day = dateFormat(site, { locale });
  const date = (time: number) => day.format(time);
  return {
    texts,
    locale,
    orderValues: {
      number: String(number),
      site: headerText(pageLanguage(site.settings, { language }).headerFooter.header.title),
      email,
      date: date(createdAt),
    },
    money: (cents) => formatMoney({ cents, currency: content.view.totals.currency }, locale),
    date,
    time: (time) => dateFormat(site, { locale, timeStyle: 'short' }).format(time),
  };
}

/**
 * Date formatters of a site, by locale and style: creating one takes longer than everything else in
 * a mail.
 */
const dateFormats = new WeakMap<Site['settings'], Map<string, Intl.DateTimeFormat>>();

function dateFormat(
  site: Site,
  { locale, timeStyle }: { locale: string; timeStyle?: 'short' },
): Intl.DateTimeFormat {
  const formats = dateFormats.get(site.settings) ?? new Map<string, Intl.DateTimeFormat>();
  dateFormats.set(site.settings, formats);
  const name = `${locale} ${timeStyle ?? ''}`;
  const cached = formats.get(name);
  if (cached) return cached;
  const timeZone = siteTimeZone(site);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone });
  formats.set(name, format);
  return format;
}
