import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import type { LinkCategory } from '../link-category';
import { openLinkDialog, type LinkDialog } from '../link-dialog';
import { linkTexts } from '../link-texts';
import { createTextInput } from './create-text-input';
import { judgeText } from './judge-text';

/** What the address of a file may lead to. */
const fileCategories: readonly LinkCategory[] = ['file', 'outside'];

/** Makes the control of a link: its address, and a button that opens the dialog of links [2.13]. */
export function createLinkInput(options: FieldInputOptions<'link' | 'fileLink'>): FieldInput {
  const { context, field, labelId, enter, settle } = options;
  const { document } = context;
  const text = createTextInput(options);
  // Made by the line above.
  const control = text.control as HTMLInputElement;
  let dialog: LinkDialog | undefined;
  const buttonId = context.createId();
  const button = element(
    document,
    'button',
    {
      type: 'button',
      id: buttonId,
      class: 'fields-button',
      'aria-haspopup': 'dialog',
      'aria-labelledby': `${buttonId} ${labelId}`,
      click: open,
    },
    linkTexts.choose,
  );

  function open(): void {
    dialog?.close();
    dialog = openLinkDialog({
      document,
      loadChoices: context.loadChoices,
      current: control.value.trim(),
      ...(field.kind === 'fileLink' && { categories: fileCategories }),
      onChoose(href) {
        control.value = href;
        enter(judgeText(field, href));
        settle();
      },
    });
  }

  return {
    ...text,
    root: element(document, 'div', { class: 'fields-linked' }, control, button),
    destroy: () => dialog?.close(),
  };
}
