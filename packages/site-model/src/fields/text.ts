import { isFilledText, isText } from '@frontage/core-lifecycle/reading';
import { createField, type Built, type FieldAbout, type FieldPresence } from './field';
import { readRichText, type RichNode } from './rich-node';
import { safeHref } from '../safe-href';

/** Options of a text. */
export interface TextOptions extends FieldAbout, FieldPresence<string> {
  /** The most characters. */
  readonly most: number;
  /** Whether it may have several lines. @default false */
  readonly multiline?: boolean;
  /** Whether it is code, as programs read it. @default false */
  readonly isCode?: boolean;
  /** Whether it is Markdown: the search finds its words without the marks. @default false */
  readonly isMarkdown?: boolean;
  /** Whether an empty text is a value, other than a missing one. @default false */
  readonly mayBeEmpty?: boolean;
  /** The check that a text must pass to be saved. @default none */
  readonly check?: (text: string) => boolean;
  /** The message to the owner if the check fails. @default zod's message */
  readonly message?: string;
  /** An example of a valid text; a text with a check needs one. */
  readonly example?: string;
}

/** A text of one line, or of several. */
export function text<const Options extends TextOptions>(
  options: Options,
): Built<'text', string, Options> {
  const is = options.mayBeEmpty ? isText : isFilledText;
  return createField('text', options, '', (raw) => (is(raw) ? raw : undefined));
}

/** Rich text: paragraphs, headings, lists and quotations, as data. */
export function richText<const Options extends FieldAbout>(
  options: Options,
): Built<'richText', readonly RichNode[], Options & { required: true }> {
  return createField('richText', { ...options, required: true as const }, [], readRichText);
}

/** The target of a link: http, https, ftp, mailto, tel, sms, or a page of the site. */
export function link<const Options extends Omit<TextOptions, 'most' | 'check'>>(
  options: Options,
): Built<'link', string, Options> {
  return createField('link', options, '', safeHref);
}

/** The address of a file: on the site, or http and https. */
export function fileLink<const Options extends Omit<TextOptions, 'most' | 'check'>>(
  options: Options,
): Built<'fileLink', string, Options> {
  return createField('fileLink', options, '', (raw) => {
    const href = safeHref(raw);
    return href === undefined || /^(ftp|mailto|tel|sms):/i.test(href) ? undefined : href;
  });
}

/** An email address. */
export function email<const Options extends FieldAbout & FieldPresence<string>>(
  options: Options,
): Built<'email', string, Options> {
  return createField('email', options, '', (raw) =>
    isText(raw) && isEmail(raw) ? raw : undefined,
  );
}

/** Whether a text has the form of an email address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
