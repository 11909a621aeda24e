import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { colorNames, fieldPanelTexts as texts } from '../field-panel-texts';

/** Makes the control of a colour: the palette, of which one is chosen. */
export function createColorInput(options: FieldInputOptions<'color'>): FieldInput {
  const { context, field, id, enter } = options;
  const { document } = context;
  const nameOf = (value: string | number): string => colorNames[value] ?? String(value);
  const radios = field.values.map((value) =>
    element(document, 'input', {
      type: 'radio',
      name: `${id}-color`,
      value,
      change: () => enter({ value }),
    }),
  );
  const root = element(document, 'div', { class: 'fields-colors' });
  for (const radio of radios)
    root.append(
      element(
        document,
        'label',
        {},
        radio,
        element(document, 'span', { class: 'fields-swatch', 'data-color': radio.value }),
        nameOf(radio.value),
      ),
    );

  return {
    root,
    control: root,
    naming: 'group',
    show(stored) {
      const shown = stored ?? field.fallback;
      for (const radio of radios) radio.checked = radio.value === shown;
    },
    note: () =>
      typeof field.fallback === 'string' && !field.required
        ? texts.defaultIs(nameOf(field.fallback))
        : undefined,
    focus: () => (radios.find(({ checked }) => checked) ?? radios[0])?.focus(),
  };
}
