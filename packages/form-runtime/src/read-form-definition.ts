import { isId, type Issue } from '@frontage/site-model';
import {
  anyText,
  describe,
  oneOf,
  optional,
  own,
  readObject,
  readText,
  textThat,
  type DefinitionSource,
  type Tell,
} from './definition-source';
import { hasEmailShape } from './has-email-shape';
import { captchaKinds, formKinds, type FormDefinition, type FormField } from './form-definition';
import { isRedirect } from './is-redirect';
import { readFormField } from './read-form-field';

/** The words on the button where none are given. */
export const defaultSubmitText = 'Submit';

/** The text after success where none is given. */
export const defaultSuccessText = 'Thank you!';

/** What `readFormDefinition` returns. */
export interface FormReading {
  readonly definition: FormDefinition;
  /** What was wrong and was left out or replaced by its default. */
  readonly issues: readonly Issue[];
}

/**
 * Reads a form's definition from parsed JSON. Never throws: a field that is not one is
 * left out, a wrong or missing text has its default, each wrong thing is an issue.
 * Equal to the schema of `./schema` wherever that accepts.
 */
export function readFormDefinition(json: unknown): FormReading {
  const issues: Issue[] = [];
  const tell: Tell = (field, expected, value) => {
    const received = describe(value);
    const message = `form definition, ${field || 'whole'}: expected ${expected}, received ${received}`;
    issues.push({ kind: 'value', field, expected, received, message });
  };
  const source = readObject(json, '', tell);
  const definition: FormDefinition = {
    id: readId(source, tell),
    ...optional(source, 'kind', oneOf(formKinds), tell),
    name: readText(source, 'name', '', tell),
    submitText: readText(source, 'submitText', defaultSubmitText, tell),
    successText: readText(source, 'successText', defaultSuccessText, tell),
    ...optional(
      source,
      'successRedirect',
      textThat('a path from the root or an http address', isRedirect),
      tell,
    ),
    ...optional(source, 'postSubmitHtml', anyText, tell),
    ...optional(source, 'captcha', oneOf(captchaKinds), tell),
    ...readOverlay(source, tell),
    ...optional(source, 'notify', textThat('an email address', hasEmailShape), tell),
    fields: readFields(own(source, 'fields'), tell),
  };
  return { definition, issues };
}

function readId(source: DefinitionSource, tell: Tell): string {
  const id = own(source, 'id');
  if (typeof id === 'string' && isId(id)) return id;
  tell('id', '24 lowercase hexadecimal characters', id);
  return '';
}

function readOverlay(source: DefinitionSource, tell: Tell): Pick<FormDefinition, 'overlay'> {
  const overlay = own(source, 'overlay');
  if (overlay === undefined) return {};
  const openText = own(readObject(overlay, 'overlay', tell), 'openText');
  if (anyText.fits(openText)) return { overlay: { openText } };
  tell('overlay.openText', anyText.expected, openText);
  return {};
}

function readFields(raw: unknown, tell: Tell): readonly FormField[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) {
    tell('fields', 'a list', raw);
    return [];
  }
  const seen = new Set<string>();
  return raw.flatMap((entry: unknown, index) => {
    const field = readFormField(entry, `fields.${index}`, tell);
    if (!field) return [];
    if (seen.has(field.id)) {
      tell(`fields.${index}.id`, 'an id that no other field has', field.id);
      return [];
    }
    seen.add(field.id);
    return [field];
  });
}
