import { browserMessages, emailExample, messageText } from './browser-messages';
import type { FieldType } from './field-types';
import type { FieldProblem } from './find-problem';
import type { FormField } from './form-definition';
import { kindMessages, type KindCode } from './kind-messages';
import type { FormTexts } from './messages';
import { maxFiles } from './sanitize-value';

/** What a blank or incomplete field is to be filled in with, if its kind says that. */
const wantedCodes: { readonly [Type in FieldType]?: KindCode } = {
  select: 'CHOICE_REQUIRED',
  radio: 'CHOICE_REQUIRED',
  checkbox: 'CHOICE_REQUIRED',
  likert: 'LIKERT_REQUIRED',
  file: 'FILE_REQUIRED',
  number: 'NUMBER_INVALID',
  currency: 'CURRENCY_INVALID',
  website: 'WEBSITE_INVALID',
  date: 'DATE_INVALID',
  time: 'TIME_INVALID',
  phone: 'PHONE_INVALID',
};

/**
 * Returns the words for what is wrong with a field: what to do, without its title, since they stand
 * beside it.
 *
 * @param texts texts in place of the English ones
 */
export function problemMessage(
  { type, title }: Pick<FormField, 'type' | 'title'>,
  { code }: FieldProblem,
  texts?: FormTexts,
): string {
  const isBlank = code === 'REQUIRED' || code === 'INCOMPLETE';
  const wanted = (isBlank && wantedCodes[type]) || code;
  return messageText(texts?.[wanted] ?? { ...browserMessages, ...kindMessages }[wanted], {
    title,
    email: emailExample,
    max: maxFiles,
  });
}
