import { element } from '../elements/element';

/** A choice of several. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly value: string;
  onChange(value: string): void;
}

/** Makes a list to choose from, with its name. */
export function createChoice(
  document: Document,
  { id, label, options, value, onChange }: Choice,
): HTMLElement {
  const select = element(
    document,
    'select',
    { id, change: () => onChange(select.value) },
    ...options.map(([option, text]) =>
      element(document, 'option', { value: option, selected: option === value }, text),
    ),
  );
  return element(
    document,
    'div',
    { class: 'field' },
    element(document, 'label', { for: id }, label),
    select,
  );
}
