import { element } from '../elements/element';
import type { FieldChoice } from './field-choice';

/** What a result is made of. */
export interface ChoiceResultOptions {
  readonly document: Document;
  readonly choice: FieldChoice;
  /** Whether it is chosen now. */
  readonly isChosen: boolean;
  onChoose(): void;
}

/** Makes the button that chooses something, with its picture. */
export function createChoiceResult(options: ChoiceResultOptions): HTMLElement {
  const { document, choice, isChosen, onChoose } = options;
  const { label, picture } = choice;
  const button = element(
    document,
    'button',
    { type: 'button', 'aria-pressed': isChosen ? 'true' : 'false', click: onChoose },
    ...(picture === undefined
      ? []
      : [element(document, 'img', { src: picture, alt: '', loading: 'lazy' })]),
    label,
  );
  return element(document, 'li', {}, button);
}
