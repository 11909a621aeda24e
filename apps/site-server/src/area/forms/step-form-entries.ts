import type { FieldType } from '@frontage/form-runtime';
import { fieldOf, readLines, writeLines, type EntryFields } from '../entries/entry-fields';
import { stepLines } from '../entries/step-lines';
import { formControls } from './form-controls';
import { readFieldType } from './read-field-type';
import { writeFieldEntries } from './write-form-entries';

/** The value of the button that adds a field. */
export const addButton = 'add-field';

/** Writes the value of a button that moves a field or takes it out. */
export function moveButton(move: 'up' | 'down' | 'remove', id: string): string {
  return fieldOf(move, id);
}

/** The controls after a button that saves nothing. */
export interface SteppedForm {
  readonly fields: EntryFields;
  /** The name of a control, or `do:` and the value of a button. */
  readonly focus: string;
  /** The field that was moved. @default none was */
  readonly moved?: string;
}

/**
 * Does what a button that saves nothing asks for.
 *
 * @param fields the controls as they were entered
 * @param button its value
 * @param createId makes the end of the id of a new field
 */
export function stepFormEntries(
  fields: EntryFields,
  button: string,
  createId: () => string,
): SteppedForm {
  if (button === addButton)
    return addField(fields, readFieldType(fields[formControls.newKind]), createId());
  const [, move, id = ''] = /^(up|down|remove|to)@(.*)$/s.exec(button) ?? [];
  if (move === 'to') return dropField(fields, id);
  if (move !== 'up' && move !== 'down' && move !== 'remove') return { fields, focus: '' };
  const stepped = stepLines(fields, { list: formControls.fields, move, id, button }, addButton);
  if (!stepped) return { fields, focus: '' };
  return move === 'remove' ? stepped : { ...stepped, moved: id };
}

/** A field was dragged: the list has come in its new order. */
function dropField(fields: EntryFields, id: string): SteppedForm {
  const place = readLines(fields[formControls.fields]).indexOf(id);
  if (place === -1) return { fields, focus: '' };
  return { fields, focus: `do:${moveButton(place === 0 ? 'down' : 'up', id)}`, moved: id };
}

/** A new id was never another field's, so that old answers are not taken for new ones. */
function addField(fields: EntryFields, type: FieldType, newId: string): SteppedForm {
  const id = `${type}-${newId.slice(-8)}`;
  const blank = writeFieldEntries({ id, type, title: '', required: false });
  const list = writeLines([...readLines(fields[formControls.fields]), id]);
  return {
    fields: { ...fields, ...blank, [formControls.fields]: list },
    focus: fieldOf('title', id),
  };
}
