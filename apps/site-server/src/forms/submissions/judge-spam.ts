import type { FormFields } from '@frontage/form-runtime';
import { honeypotField } from './honeypot-field';
import { type SpamReason, spamReasonCodes } from './spam-reasons';

/** The facts by which a submission is judged. */
export interface SpamEvidence {
  form: FormFields;
  /** Control name → value as sent, including the hidden field of `honeypotField`. */
  sent: Readonly<Record<string, unknown>>;
  /** Field id → sanitised value. */
  values: Readonly<Record<string, unknown>>;
  /**
   * Milliseconds since the form's key was issued; undefined if there was none, as without scripts.
   */
  filledIn?: number | undefined;
  /**
   * Whether the form has a captcha that was skipped, because it was sent without scripts. @default
   * false
   */
  unchecked?: boolean | undefined;
}

/** The shortest time in which a person could read, fill and send a form, in milliseconds. */
export const leastFillTime = 1_000;

/** The most links in a message without suspicion. */
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
 * Judges whether a submission looks like spam, by a few rules that can be explained to an owner. A
 * suspected one is stored like any other, with its reasons; only its mail is not sent.
 *
 * @returns the reasons, in the order of `spamReasons`; empty if there are none
 */
export function judgeSpam({
  form,
  sent,
  values,
  filledIn,
  unchecked = false,
}: SpamEvidence): SpamReason[] {
  // A field for a web address holds one link.
  const written = form.fields.filter(({ type }) => type !== 'website');
  const text = written.map(({ id }) => textsOf(values[id])).join('\n');
  const links = (text.match(link) ?? []).length;
  const found: Record<SpamReason, boolean> = {
    honeypot: textsOf(Object.hasOwn(sent, honeypotField) ? sent[honeypotField] : '').trim() !== '',
    // Alone it proves nothing: after a bad connection, or a day, a page gets its key when it sends
    // the form.
    'too-fast': filledIn !== undefined && filledIn < leastFillTime && links > 0,
    links: links > mostLinks,
    markup: markup.test(text),
    'no-captcha': unchecked,
    // Nobody has looked at it yet.
    'by-hand': false,
    'link-in-name': form.fields.some(
      ({ id, type }) => linkless.has(type) && textsOf(values[id]).search(link) >= 0,
    ),
  };
  return spamReasonCodes.filter((reason) => found[reason]);
}

/** Returns all texts of a value, whatever its kind. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((part) => typeof part === 'string')
        .join('\n')
    : '';
}
