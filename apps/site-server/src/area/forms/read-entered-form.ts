import type { FormDefinition, FormField } from '@frontage/form-runtime';
import { readRedirect } from '../../forms/definitions/read-redirect';
import { isMailAddress } from '../../mail/mail';
import { createEntryReader, type EntryReader } from '../entries/create-entry-reader';
import { readLines, type EntryFields } from '../entries/entry-fields';
import { pageLinks, wrongLink } from '@frontage/site-model';
import { formControls } from './form-controls';
import { sayOfForms } from './form-texts';
import { readFormField } from './read-form-field';

/** The most fields of a form. */
export const mostFields = 200;

/** A form as it was entered. */
export interface EnteredForm {
  readonly definition: FormDefinition;
  /** What is wrong, by the names of the controls; without any, the form can be saved. */
  readonly wrong: ReadonlyMap<string, string>;
}

/**
 * Reads the controls of a form's page.
 *
 * @param id of the form
 * @param fields all controls
 */
export function readEnteredForm(id: string, fields: EntryFields): EnteredForm {
  const reader = createEntryReader(fields);
  const name = reader.text('name', 200);
  if (name === '') reader.complain('name', sayOfForms('wrongName'));
  const html = fields['html'] ?? '';
  const overlay = reader.text('overlay', 200);
  const definition: FormDefinition = {
    id,
    ...(fields['kind'] === 'newsletter' && { kind: 'newsletter' }),
    name,
    submitText: readRequired(reader, 'submit', 200),
    successText: readRequired(reader, 'success', 2_000),
    ...readSuccessRedirect(reader),
    ...(html !== '' && { postSubmitHtml: html }),
    ...readCaptcha(fields['captcha']),
    ...(overlay !== '' && { overlay: { openText: overlay } }),
    ...readNotify(reader),
    fields: readFields(reader, fields),
  };
  return { definition, wrong: reader.wrong };
}

function readRequired(reader: EntryReader, name: string, most: number): string {
  const text = reader.text(name, most);
  if (text === '') reader.complain(name, sayOfForms('wrongText'));
  return text;
}

function readSuccessRedirect(reader: EntryReader): Pick<FormDefinition, 'successRedirect'> {
  const successRedirect = reader.text('redirect', 2_000);
  if (successRedirect === '') return {};
  const wrong = wrongLink(successRedirect, pageLinks);
  if (wrong !== undefined) reader.complain('redirect', wrong);
  else if (!readRedirect(successRedirect))
    reader.complain('redirect', sayOfForms('wrongRedirect', { val: successRedirect }));
  return { successRedirect };
}

function readCaptcha(captcha: string | undefined): Pick<FormDefinition, 'captcha'> {
  return captcha === 'altcha' || captcha === 'recaptcha' ? { captcha } : {};
}

function readNotify(reader: EntryReader): Pick<FormDefinition, 'notify'> {
  const notify = reader.text('notify', 254);
  if (notify === '') return {};
  if (!isMailAddress(notify)) reader.complain('notify', sayOfForms('wrongNotify'));
  return { notify };
}

function readFields(reader: EntryReader, fields: EntryFields): readonly FormField[] {
  const ids = readLines(fields[formControls.fields]);
  if (ids.length > mostFields)
    reader.complain(formControls.fields, sayOfForms('tooManyFields', { count: mostFields }));
  const read: FormField[] = [];
  for (const id of ids) read.push(readFormField(reader, fields, id, read));
  return read;
}
