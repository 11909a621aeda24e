/** The kinds of field a form can have so far; [3.13] lists all there will be. */
export const fieldTypes = ['text', 'email', 'textarea'] as const;

/** One of `fieldTypes`. */
export type FieldType = (typeof fieldTypes)[number];

/** One field of a form as its owner set it up. */
export interface FormField {
  /** Its id in the form, also the `name` of its control, e.g. `text-1`. */
  readonly id: string;
  readonly type: FieldType;
  /** What stands above the control, and in messages about it. */
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Whether a blank value is refused. */
  readonly required: boolean;
  /** Most characters, as JavaScript counts them; 0 or none is no limit [5.06]. */
  readonly maxLength?: number;
  /** The token of the `autocomplete` attribute, e.g. `email`. */
  readonly autocomplete?: string;
}

/** A form as its owner set it up. */
export interface FormDefinition {
  /** 24 lowercase hexadecimal characters. */
  readonly id: string;
  readonly name: string;
  /** The words on the button. */
  readonly submitText: string;
  /** What is shown and focused after success [4.01]. */
  readonly successText: string;
  /** Where to go after success: a path from the root or an http(s) address. */
  readonly successRedirect?: string;
  readonly fields: readonly FormField[];
}

/** The part of a definition that sanitising and validating look at. */
export type FormFields = Pick<FormDefinition, 'fields'>;

/** A form's values by field id. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by field id, in words for the visitor. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Whether a field may have that id: a letter, then letters, digits, `-` and `_`, at most 64. */
export function isFieldId(text: string): boolean {
  return /^[a-z][\w-]{0,63}$/i.test(text);
}
