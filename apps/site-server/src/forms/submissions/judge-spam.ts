import type { FormFields } from '@frontage/form-runtime';
import { honeypotField } from './honeypot-field';
import { type SpamReason, spamReasonCodes } from './spam-reasons';

/** What is known of a submission when it comes. */
export interface SpamEvidence {
  form: FormFields;
  /** Control name → value as sent, the hidden field of `honeypotField` among them. */
  sent: Readonly<Record<string, unknown>>;
  /** Field id → sanitised value. */
  values: Readonly<Record<string, unknown>>;
  /**
   * Milliseconds since the form's key was handed out; absent where there was none, as without
   * scripts.
   */
  filledIn?: number | undefined;
  /** Its form has a captcha, and it came on a way that has none: without scripts. @default false */
  unchecked?: boolean | undefined;
}

/** Nobody reads, fills and sends a form in less, in milliseconds. */
export const leastFillTime = 1_000;

/** Links that a message may hold. */
export const mostLinks = 3;

const link = /\bhttps?:\/\/|\bwww\./gi;
const markup = /<a\s[^<>]{0,200}href|\[(?:url|link)[=\]]/i;
const linkless: ReadonlySet<string> = new Set([
  'name',
  'phone',
  'email',
  'number',
  'currency',
  'date',
  'time',
]);

/**
 * Judges whether a machine seems to have sent a submission, by a few rules that an
 * owner can be told. A suspected one is stored like any other, with its reasons; only
 * its mail is not sent.
 *
 * @returns the reasons, in the order of `spamReasons`; empty when nothing speaks against it
 */
export function judgeSpam({
  form,
  sent,
  values,
  filledIn,
  unchecked = false,
}: SpamEvidence): SpamReason[] {
  // A field for a web address holds one.
  const written = form.fields.filter(({ type }) => type !== 'website');
  const text = written.map(({ id }) => textsOf(values[id])).join('\n');
  const links = (text.match(link) ?? []).length;
  const found: Record<SpamReason, boolean> = {
    honeypot: textsOf(Object.hasOwn(sent, honeypotField) ? sent[honeypotField] : '').trim() !== '',
    // Alone it says nothing: after a bad line, or a day, a page gets its key at the moment it
    // sends.
    'too-fast': filledIn !== undefined && filledIn < leastFillTime && links > 0,
    links: links > mostLinks,
    markup: markup.test(text),
    'no-captcha': unchecked,
    'link-in-name': form.fields.some(
      ({ id, type }) => linkless.has(type) && textsOf(values[id]).search(link) >= 0,
    ),
  };
  return spamReasonCodes.filter((reason) => found[reason]);
}

/** All texts of a value, whatever its kind. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((part) => typeof part === 'string')
        .join('\n')
    : '';
}
