import { element } from '../../elements/element';
import { choiceTexts } from '../choice-texts';
import { createDialogButton } from '../create-dialog-button';
import type { FieldInput, FieldInputOptions } from '../field-input';
import type { LinkCategory } from '../link-category';
import { linkTexts } from '../link-texts';
import { openLinkDialog } from '../open-link-dialog';
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
  const status = element(document, 'p', { class: 'fields-unseen', role: 'status' });
  const button = createDialogButton({
    context,
    text: choiceTexts.choose,
    labelId,
    open: () =>
      openLinkDialog({
        document,
        loadChoices: context.loadChoices,
        current: control.value.trim(),
        ...(field.kind === 'fileLink' && { categories: fileCategories }),
        onChoose(href, to) {
          control.value = href;
          enter(judgeText(field, href));
          settle();
          status.textContent = href === '' ? linkTexts.nowNowhere : linkTexts.now(to);
        },
      }),
  });

  return {
    ...text,
    root: element(document, 'div', { class: 'fields-linked' }, control, button.root, status),
    destroy: button.destroy,
  };
}
