import { element } from '../../elements/element';

/** A choice of several, each with a picture. */
export interface PressChoice<Value extends string> {
  /** Unique on the page. */
  readonly id: string;
  /** What the look of its buttons goes by. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: string, picture: Element])[];
  /** @default none of them */
  readonly value: Value | undefined;
  onChange(value: Value): void;
}

/** Makes buttons of which one is pressed. */
export function createPressChoice<Value extends string>(
  document: Document,
  { id, name, label, options, value, onChange }: PressChoice<Value>,
): HTMLElement {
  const buttons = options.map(([option, text, picture]) =>
    element(
      document,
      'button',
      {
        id: `${id}-${option}`,
        type: 'button',
        'aria-pressed': String(option === value),
        click: () => onChange(option),
      },
      picture,
      text,
    ),
  );
  return element(
    document,
    'div',
    { class: 'editor-presses', role: 'group', 'aria-labelledby': id },
    element(document, 'span', { id }, label),
    element(document, 'div', { 'data-of': name }, ...buttons),
  );
}
