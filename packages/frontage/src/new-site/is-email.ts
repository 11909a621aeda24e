import { readFormDefinition } from '@frontage/form-runtime';

/** Whether the letters of a form can be mailed to an address. */
export function isEmail(text: string): boolean {
  return readFormDefinition({ notify: text }).definition.notify === text;
}
