import type { Permission } from '@frontage/site-model/enums';
import * as z from 'zod';
import { isFlag } from './is-flag';
import { readFieldName, type ProductFields } from './product-fields';
import { ownFields } from './permission-for';

const fieldsSchema = z.record(z.string(), z.string());

/**
 * Reads what was entered on a product's page, and what was there when it was opened: the controls
 * that somebody may change.
 *
 * @param body the controls as they were sent
 * @param permissions of who sent them
 */
export function readEntered(
  { base: opened = '', do: _button, ...sent }: Readonly<Record<string, string>>,
  permissions: readonly Permission[],
): { base: ProductFields; entered: ProductFields } {
  const base = ownFields(readBase(opened), permissions);
  // A page has no control for what its kind of product does not need. Browsers do not send a check
  // box that is not checked, and send line ends as two characters.
  const unchecked = Object.keys(base).filter((name) => isFlag(readFieldName(name).name));
  const entered = {
    ...base,
    ...Object.fromEntries(unchecked.map((name) => [name, ''])),
    ...Object.fromEntries(
      Object.entries(sent).map(([name, text]) => [name, text.replaceAll('\r\n', '\n').trim()]),
    ),
  };
  return { base, entered: ownFields(entered, permissions) };
}

/** Whether a button was pressed that saves nothing. */
export function isStepped(body: Readonly<Record<string, string>>): boolean {
  return body['do'] !== undefined && body['do'] !== 'save';
}

function readBase(text: string): ProductFields {
  try {
    return fieldsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
