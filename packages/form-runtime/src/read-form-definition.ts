import {
  createIssue,
  oneOf,
  ownProperty,
  text,
  type UnknownRecord,
} from '@frontage/core-lifecycle/reading';
import { isId, type Issue } from '@frontage/site-model';
import { optional, readObject, readText, textThat, type Report } from './optional';
import { hasEmailShape } from './has-email-shape';
import { captchaKinds, formKinds, type FormDefinition, type FormField } from './form-definition';
import { isDecidable } from './is-decidable';
import { isRedirect } from './is-redirect';
import { readFormField } from './read-form-field';

/** The default text of the button. */
export const defaultSubmitText = 'Submit';

/** The default text after success. */
export const defaultSuccessText = 'Thank you!';

/** The result of `readFormDefinition`. */
export interface FormReading {
  readonly definition: FormDefinition;
  /** What was wrong and was left out or replaced by its default. */
  readonly issues: readonly Issue[];
}

/**
 * Reads a form's definition from parsed JSON. Never throws: an invalid field is left out, a wrong
 * or missing text gets its default, and each error is an issue. The result equals that of the
 * schema of `./schema` if the schema accepts it.
 */
export function readFormDefinition(json: unknown): FormReading {
  const issues: Issue[] = [];
  const report: Report = (field, expected, value) =>
    void issues.push(createIssue('value', field, expected, value));
  const source = readObject(json, '', report);
  const definition: FormDefinition = {
    id: readId(source, report),
    ...optional(source, 'kind', oneOf(formKinds), report),
    name: readText(source, 'name', '', report),
    submitText: readText(source, 'submitText', defaultSubmitText, report),
    successText: readText(source, 'successText', defaultSuccessText, report),
    ...optional(
      source,
      'successRedirect',
      textThat('a path from the root or an http address', isRedirect),
      report,
    ),
    ...optional(source, 'postSubmitHtml', text, report),
    ...optional(source, 'captcha', oneOf(captchaKinds), report),
    ...readOverlay(source, report),
    ...optional(source, 'notify', textThat('an email address', hasEmailShape), report),
    fields: readFields(ownProperty(source, 'fields'), report),
  };
  return { definition, issues };
}

function readId(source: UnknownRecord, report: Report): string {
  const id = ownProperty(source, 'id');
  if (typeof id === 'string' && isId(id)) return id;
  report('id', '24 lowercase hexadecimal characters', id);
  return '';
}

function readOverlay(source: UnknownRecord, report: Report): Pick<FormDefinition, 'overlay'> {
  const overlay = ownProperty(source, 'overlay');
  if (overlay === undefined) return {};
  const openText = ownProperty(readObject(overlay, 'overlay', report), 'openText');
  if (text.is(openText)) return { overlay: { openText } };
  report('overlay.openText', text.expected, openText);
  return {};
}

function readFields(raw: unknown, report: Report): readonly FormField[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) {
    report('fields', 'a list', raw);
    return [];
  }
  const ids = new Set<string>();
  const earlier: FormField[] = [];
  return raw.flatMap((entry: unknown, index) => {
    const field = readFormField(entry, `fields.${index}`, report);
    if (!field) return [];
    if (ids.has(field.id)) {
      report(`fields.${index}.id`, 'an id that no other field has', field.id);
      return [];
    }
    ids.add(field.id);
    const { showWhen, ...shown } = field;
    const isRight = isDecidable(field, earlier);
    if (!isRight) report(`fields.${index}.showWhen`, 'an earlier choice and its options', showWhen);
    const read = isRight ? field : shown;
    earlier.push(read);
    return [read];
  });
}
