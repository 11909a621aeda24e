import * as z from 'zod';
import { readFieldName, type EntryFields } from './entry-fields';

const fieldsSchema = z.record(z.string(), z.string());

/** What is known of the controls of a form. */
export interface EntryKinds {
  /** Whether a control is a check box, by its name without an item. */
  readonly isFlag: (name: string) => boolean;
  /** Whether somebody may change a control: others are not taken. */
  readonly maySee: (name: string) => boolean;
}

/**
 * Reads what was entered on a page of the area, and what was there when it was opened: the controls
 * that somebody may change.
 *
 * @param body the controls as they were sent
 * @param kinds what is known of them
 */
export function readEntered(
  { base: opened = '', do: _button, ...sent }: Readonly<Record<string, string>>,
  { isFlag, maySee }: EntryKinds,
): { base: EntryFields; entered: EntryFields } {
  const base = seenFields(readBase(opened), maySee);
  // A page has no control for what its kind of subject does not need. Browsers do not send a check
  // box that is not checked, and send line ends as two characters.
  const unchecked = Object.keys(base).filter((name) => isFlag(readFieldName(name).name));
  const entered = {
    ...base,
    ...Object.fromEntries(unchecked.map((name) => [name, ''])),
    ...Object.fromEntries(
      Object.entries(sent).map(([name, text]) => [name, text.replaceAll('\r\n', '\n').trim()]),
    ),
  };
  return { base, entered: seenFields(entered, maySee) };
}

/** Keeps the controls that somebody may see and change. */
export function seenFields(fields: EntryFields, maySee: (name: string) => boolean): EntryFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => maySee(name)));
}

/** Whether a button was pressed that saves nothing. */
export function isStepped(body: Readonly<Record<string, string>>): boolean {
  return body['do'] !== undefined && body['do'] !== 'save';
}

function readBase(text: string): EntryFields {
  try {
    return fieldsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
