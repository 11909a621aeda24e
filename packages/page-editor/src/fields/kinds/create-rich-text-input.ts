import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import { isPlainParagraphs, joinPlainParagraphs, splitPlainParagraphs } from './plain-paragraphs';

/** Makes the control of rich text: plain paragraphs can be written, anything else only read. */
export function createRichTextInput(options: FieldInputOptions<'richText'>): FieldInput {
  const { context, enter } = options;
  const control = element(context.document, 'textarea', {
    class: 'fields-control',
    rows: 6,
    dir: 'auto',
    input: () => enter({ value: splitPlainParagraphs(control.value) }),
  });

  return {
    root: control,
    control,
    naming: 'label',
    show(stored) {
      control.readOnly = !isPlainParagraphs(stored);
      control.value = joinPlainParagraphs(stored);
    },
    note: (stored) => (isPlainParagraphs(stored) ? texts.paragraphs : texts.richTextOnPage),
  };
}
