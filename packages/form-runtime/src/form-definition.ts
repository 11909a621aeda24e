import type { FieldType } from './field-types';

/** When a field is shown: while an earlier choice has one of some answers. */
export interface FieldCondition {
  /** The id of an earlier `radio`, `select` or `checkbox`. */
  readonly field: string;
  /** Its options, any of which shows the field. */
  readonly oneOf: readonly string[];
}

/**
 * One field of a form as its owner configured it; properties that its kind does not have are
 * ignored.
 */
export interface FormField {
  /** Its id in the form, also the `name` of its control, e.g. `text-1`. */
  readonly id: string;
  readonly type: FieldType;
  /** The text above the control and in messages about it. */
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** When it is shown; while it is not, it has no value. @default always */
  readonly showWhen?: FieldCondition;
  /** Whether a blank value is refused; `section` and `hidden` never are. */
  readonly required: boolean;
  /** Most characters, as JavaScript counts them; 0 or none is no limit [5.06]. */
  readonly maxLength?: number;
  /** The token of the `autocomplete` attribute, e.g. `email`. */
  readonly autocomplete?: string;
  /**
   * For `radio`, `checkbox` and `select` the choices, for `likert` the statements; one line each,
   * without duplicates [3.13].
   */
  readonly options?: readonly string[];
  /** For `phone`: whether it asks for the country code too. @default false */
  readonly showCountryCode?: boolean;
  /**
   * For `currency`: the code of the currency whose sign is shown beside it; it is not sent.
   * @default 'USD'
   */
  readonly currency?: string;
  /** For `section`: whether its title is underlined. @default false */
  readonly underline?: boolean;
  /** For `section`: whether it begins a new step of the form. @default false */
  readonly startsPage?: boolean;
  /** For `hidden`: the query parameter for its value [3.11]. @default its id */
  readonly key?: string;
  /** For `hidden`: the value if the address has no such parameter. @default '' */
  readonly value?: string;
  /** For `file`: the accepted media types, e.g. `image/png`. @default the server's own list */
  readonly accept?: readonly string[];
  /** For `file`: most bytes of one file. @default the server's own limit */
  readonly maxBytes?: number;
}

/** The services that tell visitors from programs. */
export const captchaKinds = ['altcha', 'recaptcha'] as const;

/** The purposes of a form; a newsletter shows no message around its fields [8.04]. */
export const formKinds = ['form', 'newsletter'] as const;

/** A form as its owner configured it. */
export interface FormDefinition {
  /** 24 lowercase hexadecimal characters. */
  readonly id: string;
  /** @default 'form' */
  readonly kind?: (typeof formKinds)[number];
  readonly name: string;
  /** The text of the button. */
  readonly submitText: string;
  /** The text that is shown and focused after success [4.01]. */
  readonly successText: string;
  /** The address that opens after success: a path from the root or an http(s) address. */
  readonly successRedirect?: string;
  /** The owner's own HTML, run in a separate frame after success [4.01]. */
  readonly postSubmitHtml?: string;
  /** Which captcha has to be completed before submitting [5.01]. @default none */
  readonly captcha?: (typeof captchaKinds)[number];
  /** Shows the form as an overlay, opened by a button with this text. @default in the page */
  readonly overlay?: { readonly openText: string };
  /** The address that gets a mail for each submission. @default nobody */
  readonly notify?: string;
  readonly fields: readonly FormField[];
}

/** The part of a definition that sanitising and validating read. */
export type FormFields = Pick<FormDefinition, 'fields'>;

/**
 * The value of a field: a text; a list of the checked choices, of uploads, or of the parts of
 * `name`, `address`, `date`, `time` and `phone`; or for `likert` a map of statement to answer
 * [3.07]–[3.12].
 */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A form's values by field id. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** The error messages for the visitor, by field id. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Whether a text is a valid field id: a letter, then letters, digits, `-` and `_`, at most 64. */
export function isFieldId(text: string): boolean {
  return /^[a-z][\w-]{0,63}$/i.test(text);
}
