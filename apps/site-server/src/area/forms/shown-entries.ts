import type { FormDefinition } from '@frontage/form-runtime';
import type { Permission } from '@frontage/site-model/enums';
import type { EntryFields } from '../entries/entry-fields';
import type { EntryForm } from '../entries/entry-form';
import { seenFields } from '../entries/read-entered';
import { fieldName } from './field-name';
import { sayOfForms } from './form-texts';
import { maySeeOfForm } from './may-see-of-form';
import { placeOfField } from './place-of-field';
import type { FormSaveEnd } from './save-entered-form';
import { stepFormEntries } from './step-form-entries';
import { writeFormEntries } from './write-form-entries';

/** The form of a form's page: as it is stored. */
export function shownEntries(
  definition: FormDefinition,
  permissions: readonly Permission[],
): EntryForm {
  const maySee = maySeeOfForm(permissions);
  const fields = seenFields(writeFormEntries(definition), maySee);
  return { fields, base: fields, maySee };
}

/** The form of a form's page after a save that was refused: with what was entered. */
export function refusedEntries(
  { stored, fields, wrong, conflicts }: Extract<FormSaveEnd, { readonly fields: EntryFields }>,
  permissions: readonly Permission[],
): EntryForm {
  const shown = shownEntries(stored, permissions);
  // What is stored now has been told: the next save compares with it.
  return { ...shown, fields: seenFields(fields, maySeeOfForm(permissions)), wrong, conflicts };
}

/** The form of a form's page after a button that saves nothing, and what is said of it. */
export function steppedEntries(
  { base, entered }: { readonly base: EntryFields; readonly entered: EntryFields },
  button: string,
  {
    permissions,
    createId,
  }: { readonly permissions: readonly Permission[]; readonly createId: () => string },
): { readonly entries: EntryForm; readonly said: string } {
  const { fields, focus, moved } = stepFormEntries(entered, button, createId);
  const entries = { fields, base, focus, maySee: maySeeOfForm(permissions) };
  const said =
    moved === undefined
      ? sayOfForms('unsaved')
      : sayOfForms('movedTo', { field: fieldName(fields, moved), ...placeOfField(fields, moved) });
  return { entries, said };
}
