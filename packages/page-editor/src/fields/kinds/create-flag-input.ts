import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';

/** Makes the control of yes or no: neither where nothing is stored and there is no default. */
export function createFlagInput(options: FieldInputOptions<'flag'>): FieldInput {
  const { context, field, enter } = options;
  const standard = typeof field.fallback === 'boolean' ? field.fallback : undefined;
  const control = element(context.document, 'input', {
    class: 'fields-check',
    type: 'checkbox',
    change: () => enter({ value: control.checked }),
  });

  return {
    root: control,
    control,
    naming: 'check',
    show(stored) {
      const value = typeof stored === 'boolean' ? stored : standard;
      control.checked = value === true;
      control.indeterminate = value === undefined;
    },
    note(stored) {
      if (standard !== undefined) return texts.defaultIs(standard ? texts.on : texts.off);
      return typeof stored === 'boolean' ? undefined : texts.notSetFlag;
    },
  };
}
