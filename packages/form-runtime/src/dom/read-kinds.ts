import { errorTarget } from '../error-target';
import { findProblem } from '../find-problem';
import type { FormTexts } from '../messages';
import { problemMessage } from '../problem-message';
import { readFormEntries } from '../read-form-entries';
import { sanitizeValue } from '../sanitize-value';
import type { FieldControl, FieldPart, FormReading } from './field-part';
import { kindParts } from '../markup/kind-parts';

/**
 * Reads and checks a form with fields of any kind [3.06]–[3.12]; a hidden field reads the page's
 * address. A separate chunk: forms of plain texts do not load it.
 */
export function readKinds(
  form: HTMLFormElement,
  parts: readonly FieldPart[],
  texts?: FormTexts,
): FormReading {
  const fields = parts.map(completePart);
  const query = new URLSearchParams(location.search);
  const entered = readFormEntries(fields, new FormData(form), query);
  // What is not shown is no part of the form here.
  const values = Object.fromEntries(
    fields.map((field) => [field.id, sanitizeValue(field, entered[field.id])]),
  );
  const errors: Record<string, string> = {};
  const leading = fields.map((field) => {
    const { id, type, wrapper } = field;
    // The part that sends files checks them, and so does the server.
    const problem = type !== 'file' && findProblem(field, values[id]);
    if (!problem) return field;
    errors[id] = problemMessage(field, problem, texts);
    const find = (selector: string) => wrapper.querySelector<FieldControl>(selector);
    // If all parts are blank, the first visible one: pages order the parts of dates and addresses
    // in different ways.
    const first = problem.code === 'REQUIRED' && find('[name]:required');
    return {
      ...field,
      control: first || find(`[name="${errorTarget(field, values[id])}"]`) || field.control,
    };
  });
  return { fields: leading, values, errors };
}

/** Adds what only some kinds have. */
function completePart(part: FieldPart): FieldPart {
  const { type, wrapper, control, id } = part;
  const selector =
    type === 'likert' ? `[${kindParts.statement}]` : 'option,[type=radio],[type=checkbox]';
  const choices = [...wrapper.querySelectorAll<HTMLInputElement>(selector)];
  const options = choices
    .map((choice) => choice.getAttribute(kindParts.statement) ?? choice.value)
    .filter(Boolean);
  return {
    ...part,
    options,
    key: control.getAttribute(kindParts.key) ?? id,
    showCountryCode: control.name.endsWith('.country'),
  };
}
