import type { BrowserCode } from './browser-messages';
import { checkText } from './check-text';
import type { CompositeType } from './control-names';
import { hasEmailShape } from './has-email-shape';
import type { FieldType } from './field-types';
import type { FieldValue, FormField } from './form-definition';
import type { KindCode } from './kind-messages';
import {
  findWrongDatePart,
  findWrongPhonePart,
  findWrongTimePart,
  type FindWrongPart,
} from './find-wrong-part';
import { maxFiles } from './sanitize-value';
import { isAmountText, isNumberText } from './is-number-text';
import { isWebsite } from './website-address';
import { textOf } from './text-of';

/** The error of a field. */
export interface FieldProblem {
  /** The code of its text. */
  readonly code: BrowserCode | KindCode;
  /** If the field has several controls: the first wrong one, from 0. */
  readonly part?: number;
}

interface CompositeRule {
  /** The field is blank if all of these are; the others often have a preset value. */
  readonly counts: readonly number[];
  /** A required field is incomplete without these. */
  readonly needs: readonly number[];
  readonly findWrongPart?: FindWrongPart;
  readonly code?: KindCode;
}

/**
 * A person may have one name, an address no zip; a country, a period or a country code alone is no
 * answer.
 */
const compositeRules: Readonly<Record<CompositeType, CompositeRule>> = {
  name: { counts: [0, 1], needs: [0] },
  address: { counts: [0, 1, 2, 3, 4], needs: [0, 2] },
  date: {
    counts: [0, 1, 2],
    needs: [0, 1, 2],
    findWrongPart: findWrongDatePart,
    code: 'DATE_INVALID',
  },
  time: {
    counts: [0, 1, 2],
    needs: [0, 1],
    findWrongPart: findWrongTimePart,
    code: 'TIME_INVALID',
  },
  phone: { counts: [1, 2, 3], needs: [], findWrongPart: findWrongPhonePart, code: 'PHONE_INVALID' },
};

const textRules: {
  readonly [Type in FieldType]?: readonly [fits: (text: string) => boolean, code: KindCode];
} = {
  number: [isNumberText, 'NUMBER_INVALID'],
  currency: [isAmountText, 'CURRENCY_INVALID'],
  website: [isWebsite, 'WEBSITE_INVALID'],
};

/**
 * Finds what is wrong with a sanitised value; undefined if it is valid. A text is blank if it has
 * only spaces, choices and files if there are none, a likert if a statement has no answer. A name,
 * a date, a phone and so on is blank if its parts are, not counting a country, a country code or am
 * and pm. `hidden` and `section` are never wrong: nobody could correct them.
 *
 * @param isEmail which email addresses pass. @default those under any top level
 */
export function findProblem(
  field: FormField,
  value: FieldValue | undefined,
  isEmail = hasEmailShape,
): FieldProblem | undefined {
  const { type, required } = field;
  switch (type) {
    case 'section':
    case 'hidden':
      return undefined;
    case 'checkbox':
    case 'file':
      return findListProblem(field, partsIn(value).length);
    case 'likert':
      return required ? findUnanswered(field, value) : undefined;
    case 'name':
    case 'address':
    case 'date':
    case 'time':
    case 'phone':
      return findPartProblem(compositeRules[type], partsIn(value), required);
    default:
      return findTextProblem(field, typeof value === 'string' ? value : '', isEmail);
  }
}

function findTextProblem(
  field: FormField,
  text: string,
  isEmail: typeof hasEmailShape,
): FieldProblem | undefined {
  const code = checkText(field, text, isEmail);
  if (code) return { code };
  const [fits, invalid] = textRules[field.type] ?? [];
  return invalid && text.trim() && !fits?.(text) ? { code: invalid } : undefined;
}

function findListProblem({ type, required }: FormField, length: number): FieldProblem | undefined {
  if (length === 0) return required ? { code: 'REQUIRED' } : undefined;
  return type === 'file' && length > maxFiles ? { code: 'TOO_MANY_FILES' } : undefined;
}

function findUnanswered(
  { options = [] }: FormField,
  value: FieldValue | undefined,
): FieldProblem | undefined {
  const isBlank = (statement: string): boolean => !textOf(value, statement);
  const part = options.findIndex(isBlank);
  if (part < 0) return undefined;
  return { code: options.every(isBlank) ? 'REQUIRED' : 'INCOMPLETE', part };
}

function findPartProblem(
  { counts, needs, findWrongPart, code }: CompositeRule,
  parts: readonly string[],
  required: boolean,
): FieldProblem | undefined {
  const isBlank = (index: number): boolean => !parts[index]?.trim();
  if (counts.every(isBlank))
    return required ? { code: 'REQUIRED', part: needs[0] ?? counts[0] ?? 0 } : undefined;
  const missing = needs.find(isBlank);
  if (required && missing !== undefined) return { code: 'INCOMPLETE', part: missing };
  const part = findWrongPart?.(parts) ?? -1;
  return code && part >= 0 ? { code, part } : undefined;
}

function partsIn(value: FieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
