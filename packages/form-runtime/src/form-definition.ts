import type { FieldType } from './field-types';

/** One field of a form as its owner set it up; what a kind does not know is passed over. */
export interface FormField {
  /** Its id in the form, also the `name` of its control, e.g. `text-1`. */
  readonly id: string;
  readonly type: FieldType;
  /** What stands above the control, and in messages about it. */
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Whether a blank value is refused; `section` and `hidden` never are. */
  readonly required: boolean;
  /** Most characters, as JavaScript counts them; 0 or none is no limit [5.06]. */
  readonly maxLength?: number;
  /** The token of the `autocomplete` attribute, e.g. `email`. */
  readonly autocomplete?: string;
  /**
   * Of `radio`, `checkbox` and `select` the choices, of `likert` the statements; one line each,
   * none twice [3.13].
   */
  readonly options?: readonly string[];
  /** Of `phone`: whether it asks for the country code too. @default false */
  readonly showCountryCode?: boolean;
  /**
   * Of `currency`: the code of the currency whose sign stands beside it; it is shown, not sent.
   * @default 'USD'
   */
  readonly currency?: string;
  /** Of `section`: whether a line stands under its title. @default false */
  readonly underline?: boolean;
  /** Of `section`: whether a new step of the form begins with it. @default false */
  readonly startsPage?: boolean;
  /** Of `hidden`: the query parameter that it takes its value from [3.11]. @default its id */
  readonly key?: string;
  /** Of `hidden`: the value where the address has no such parameter. @default '' */
  readonly value?: string;
  /** Of `file`: the media types it takes, e.g. `image/png`. @default the server's own list */
  readonly accept?: readonly string[];
  /** Of `file`: most bytes of one file. @default the server's own limit */
  readonly maxBytes?: number;
}

/** What checks a visitor that no program should be. */
export const captchaKinds = ['altcha', 'recaptcha'] as const;

/** What a form is for; a newsletter shows no message around its fields [8.04]. */
export const formKinds = ['form', 'newsletter'] as const;

/** A form as its owner set it up. */
export interface FormDefinition {
  /** 24 lowercase hexadecimal characters. */
  readonly id: string;
  /** @default 'form' */
  readonly kind?: (typeof formKinds)[number];
  readonly name: string;
  /** The words on the button. */
  readonly submitText: string;
  /** What is shown and focused after success [4.01]. */
  readonly successText: string;
  /** Where to go after success: a path from the root or an http(s) address. */
  readonly successRedirect?: string;
  /** The owner's own HTML, run in a frame of its own after success [4.01]. */
  readonly postSubmitHtml?: string;
  /** Which captcha has to be completed before submitting [5.01]. @default none */
  readonly captcha?: (typeof captchaKinds)[number];
  /** Shows the form above the page, opened by a button with these words. @default in the page */
  readonly overlay?: { readonly openText: string };
  /** The address that gets a mail for each submission. @default nobody */
  readonly notify?: string;
  readonly fields: readonly FormField[];
}

/** The part of a definition that sanitising and validating look at. */
export type FormFields = Pick<FormDefinition, 'fields'>;

/**
 * What a field holds: a text; a list of the checked choices, of uploads, or of the parts
 * of `name`, `address`, `date`, `time` and `phone`; or of `likert` a map of statement to
 * answer [3.07]–[3.12].
 */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A form's values by field id. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** What is wrong, by field id, in words for the visitor. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Whether a field may have that id: a letter, then letters, digits, `-` and `_`, at most 64. */
export function isFieldId(text: string): boolean {
  return /^[a-z][\w-]{0,63}$/i.test(text);
}
