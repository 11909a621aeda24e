import type { EntryFields } from './entry-fields';

/** What a long form of the area shows. */
export interface EntryForm {
  /** The controls that somebody may see, as they were entered. */
  readonly fields: EntryFields;
  /** The same as they were opened: what a save compares with. */
  readonly base: EntryFields;
  /** Whether somebody may see and change a control, by its name. @default all of them */
  readonly maySee?: (name: string) => boolean;
  /** What is wrong, by the names of the controls. @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** What is stored now where somebody else changed the same, by the names of the controls. */
  readonly conflicts?: ReadonlyMap<string, string>;
  /** The control to go on with: its name, or `do:` and the value of a button. */
  readonly focus?: string | undefined;
}

/** Returns the id of a control in the page. */
export function domId(field: string): string {
  return field.replaceAll(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}_`);
}
