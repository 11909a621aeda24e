import type { JsonValue } from '@frontage/site-model';
import { element } from '../../elements/element';
import type { FieldChoice } from '../field-choice';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import { openChoiceDialog } from '../open-choice-dialog';
import { choiceTexts } from '../choice-texts';
import { createDialogButton } from '../create-dialog-button';

/** Makes the control of a reference: what is chosen, and a button that opens the choice. */
export function createReferenceInput(options: FieldInputOptions<'reference'>): FieldInput {
  const { context, field, labelId, enter } = options;
  const { document } = context;
  const target = field.to === 'asset' ? (field.of ?? 'picture') : field.to;
  const chosen = element(document, 'span', { id: context.createId(), class: 'fields-chosen' });
  const status = element(document, 'p', { class: 'fields-unseen', role: 'status' });
  const button = createDialogButton({
    context,
    text: choiceTexts.choose,
    labelId,
    describedBy: chosen.id,
    open: () =>
      openChoiceDialog({
        context,
        to: target,
        title: texts.chooseTitle(field.label),
        chosen: id,
        parent: root,
        onChoose(choice) {
          showId(choice.id, choice);
          enter({ value: choice.id });
          status.textContent = texts.chosen(choice.label);
        },
      }),
  });
  const root = element(document, 'div', { class: 'fields-reference' }, chosen, button.root, status);
  let id: string | undefined;

  function showId(next: string | undefined, known?: FieldChoice): void {
    if (next === id && known === undefined && chosen.hasChildNodes()) return;
    id = next;
    if (known) write(known);
    else if (next === undefined) chosen.replaceChildren(texts.nothingChosen);
    else void lookUp(next);
  }

  async function lookUp(wanted: string): Promise<void> {
    chosen.replaceChildren(texts.loading);
    const answer = await context.findChoice(target, wanted).then(
      (choice) => choice ?? texts.notFound,
      () => choiceTexts.couldNotLoad,
    );
    if (id !== wanted || context.isDestroyed()) return;
    if (typeof answer === 'string') chosen.replaceChildren(answer);
    else write(answer);
  }

  function write({ label, picture }: FieldChoice): void {
    chosen.replaceChildren(
      ...(picture === undefined ? [] : [element(document, 'img', { src: picture, alt: '' })]),
      label,
    );
  }

  return {
    root,
    control: root,
    naming: 'group',
    show: (stored: JsonValue | undefined) =>
      showId(typeof stored === 'string' && stored !== '' ? stored : undefined),
    focus: () => button.root.focus(),
    destroy: button.destroy,
  };
}
