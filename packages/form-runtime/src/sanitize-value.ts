import { partsOf } from './control-names';
import type { FieldValue, FormField } from './form-definition';
import { isLikertScore } from './likert-score';
import { sanitizeText } from './sanitize-text';
import { textOf } from './text-of';

/** Most files of one field. */
export const maxFiles = 10;

/** The value of one field, of the shape of its kind, whatever came; see `sanitizeForm`. */
export function sanitizeValue({ type, options = [] }: FormField, value: unknown): FieldValue {
  const clean = (raw: unknown): string => (typeof raw === 'string' ? sanitizeText(type, raw) : '');
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const parts = partsOf(type);
  if (parts) {
    const numbers = type === 'phone' && list.length < 4 ? ['', ...list] : list;
    return parts.map((_, index) => clean(numbers[index]));
  }
  switch (type) {
    case 'checkbox': {
      const checked = new Set(list);
      return options.filter((option) => checked.has(option));
    }
    case 'radio':
    case 'select':
      return options.find((option) => option === value) ?? '';
    case 'likert':
      return Object.fromEntries(
        options.flatMap((statement) => {
          const score = textOf(value, statement);
          return isLikertScore(score) ? [[statement, score]] : [];
        }),
      );
    case 'file':
      return [...new Set(list)].filter(isUploadId).slice(0, maxFiles + 1);
    default:
      return clean(value);
  }
}

function isUploadId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-f\d]{24}$/.test(value);
}
