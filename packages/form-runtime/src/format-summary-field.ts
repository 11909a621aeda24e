import { isLikertScore } from './likert-score';
import { findWrongDatePart } from './find-wrong-part';
import type { SummaryField } from './summarize-form';
import { summaryTexts, type SummaryTexts } from './summary-texts';
import { websiteAddress } from './website-address';
import { westernDigits } from './western-digits';

/** Options of a summary. */
export interface SummaryOptions {
  /** @default the English ones */
  readonly texts?: SummaryTexts | undefined;
  /** The language of dates. @default 'en-US' */
  readonly locale?: string | undefined;
}

/**
 * Formats what a visitor entered as text for a mail, a list or a cell of a table: an address in
 * lines, a date in words, `+1 646-123-0000`, `9:15:31 am`, an answer to a statement in words on its
 * own line. It is not escaped: escape it before you put it into HTML, a header or a sheet.
 *
 * @example
 * formatSummaryField({ type: 'time', values: ['9', '15', '31', 'AM'], value: '', rawTitle: 'When'
 * }); // '9:15:31 am'
 */
export function formatSummaryField(
  field: SummaryField,
  { texts = summaryTexts, locale = 'en-US' }: SummaryOptions = {},
): string {
  return formatValue(field, texts, locale) || texts.noAnswer;
}

function formatValue(
  { type, value, values }: SummaryField,
  texts: SummaryTexts,
  locale: string,
): string {
  if (type === 'password') return value && texts.password;
  if (type === 'website') return websiteAddress(value);
  if (!isList(values)) return formatLikert(values, texts);
  switch (type) {
    case 'name':
      return join(values, ' ');
    case 'address':
      return formatAddress(values);
    case 'date':
      return formatDate(values, locale);
    case 'time':
      return formatTime(values);
    case 'phone':
      return formatPhone(values);
    default:
      return value.trim() ? value : join(values, ', ');
  }
}

function formatAddress([
  line1 = '',
  line2 = '',
  city = '',
  state = '',
  zip = '',
  country = '',
]: readonly string[]): string {
  return join([line1, line2, join([city, join([state, zip], ' ')], ', '), country], '\n');
}

function formatDate(parts: readonly string[], locale: string): string {
  if (findWrongDatePart(parts) >= 0) return join(parts, '/');
  const [month, day, year] = parts.map(westernDigits).map(Number);
  const date = new Date(0);
  // `Date.UTC` would read a year below 100 as one of the 20th century.
  date.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

function formatTime([hour = '', minute = '', second = '', period = '']: readonly string[]): string {
  if (!hour && !minute && !second) return '';
  const padded = [minute, second].filter(Boolean).map((part) => part.padStart(2, '0'));
  return join([[hour, ...padded].join(':'), period.toLowerCase()], ' ');
}

function formatPhone([country = '', ...parts]: readonly string[]): string {
  const number = join(parts, '-');
  if (!number || !country) return number;
  return `${country.startsWith('+') ? '' : '+'}${country} ${number}`;
}

function formatLikert(answers: Readonly<Record<string, string>>, { likert }: SummaryTexts): string {
  const lines = Object.entries(answers).map(
    ([statement, score]) => `${statement}: ${isLikertScore(score) ? likert[score] : score}`,
  );
  return lines.join('\n');
}

function join(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function isList(values: SummaryField['values']): values is readonly string[] {
  return Array.isArray(values);
}
