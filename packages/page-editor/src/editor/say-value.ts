import type { JsonValue } from '@frontage/site-model';
import type { KnownField } from '@frontage/site-model/fields';
import { fieldPanelTexts } from '../fields/field-panel-texts';

/**
 * Says the value of a setting as its control shows it; other values as they are stored.
 *
 * @param field undefined where nobody knows it
 */
export function sayValue(field: KnownField | undefined, value: JsonValue): string {
  if (value === null) return fieldPanelTexts.notSet;
  if (typeof value === 'boolean') return value ? fieldPanelTexts.on : fieldPanelTexts.off;
  if (typeof value === 'object') return JSON.stringify(value);
  return (field?.kind === 'choice' && field.options?.[value]) || String(value);
}
