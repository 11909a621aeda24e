import { controlNames, fieldParts, type CompositeType } from '../control-names';
import { afterParts } from '../markup/after-parts';
import { formParts } from '../markup/form-parts';
import { kindParts } from '../markup/kind-parts';
import { stepParts } from '../markup/step-parts';
import { uploadParts } from '../markup/upload-parts';
import type { FormDefinition, FormField } from '../form-definition';
import { likertScores } from '../likert-score';
import { formMessage } from '../messages';

/**
 * Renders the markup of a form as the server does: what `mountForm` relies on, part by part.
 * Without scripts the same form posts itself; `formParts` names the attributes. The error slot
 * comes before the title and is empty at first [5.07]. It is the first element of a wrapper, and
 * its id ends in `-error`; the field's id is the part before the first dot in the name of the
 * wrapper's first control.
 */
export function formMarkup({
  id,
  kind,
  submitText,
  successText,
  successRedirect,
  postSubmitHtml,
  fields,
}: FormDefinition): string {
  const attributes = attributesOf({
    [formParts.formId]: id,
    [formParts.kind]: kind,
    [formParts.redirect]: successRedirect,
  });
  const after =
    postSubmitHtml === undefined
      ? ''
      : `<div ${afterParts.frame}="/_form/${id}/after" hidden></div>`;
  return `
<div data-block="form" id="form-${id}">
  <form method="post"${attributes}>
    <input type="hidden" name="frontage-form" value="${id}">
    <div ${formParts.summary} hidden tabindex="-1">
      <div role="alert"><p ${formParts.summaryText}></p><ul ${formParts.summaryList}></ul></div>
    </div>
    <div ${formParts.fields}>${stepsMarkup(fields)}</div>
    <p ${formParts.below} role="status"></p>
    <button type="submit" ${formParts.submit}>${escape(submitText)}</button>
  </form>
  <div ${formParts.success} hidden tabindex="-1"><p>${escape(successText)}</p></div>
  ${after}
</div>`;
}

/** Renders the fields; in steps, if a section begins one. */
function stepsMarkup(fields: readonly FormField[]): string {
  if (!fields.some(({ startsPage }) => startsPage)) return fields.map(fieldMarkup).join('');
  const steps: FormField[][] = [];
  for (const field of fields) {
    const step = steps.at(-1);
    if (!step || field.startsPage) steps.push([field]);
    else step.push(field);
  }
  return `
      <p ${stepParts.progress}="Step {step} of {count}" role="status" hidden></p>
      ${steps.map((step) => `<div ${stepParts.step}>${step.map(fieldMarkup).join('')}</div>`).join('')}
      <div ${stepParts.buttons} hidden>
        <button type="button" ${stepParts.back}>Back</button><button type="button" ${stepParts.next}>Next</button>
      </div>`;
}

function fieldMarkup(field: FormField): string {
  const { id, type, title, underline, startsPage, key, value } = field;
  if (type === 'section') {
    const heading = startsPage ? ` ${stepParts.heading} tabindex="-1"` : '';
    return `<div ${formParts.field}="section"><h3${heading}>${escape(title)}</h3>${underline ? '<hr>' : ''}</div>`;
  }
  if (type === 'hidden') {
    return `<input type="hidden" name="${id}" value="${escape(value ?? '')}" ${formParts.field}="hidden" ${kindParts.key}="${escape(key ?? id)}">`;
  }
  const isGroup = type in fieldParts || ['radio', 'checkbox', 'likert'].includes(type);
  return isGroup ? groupMarkup(field) : singleMarkup(field);
}

function singleMarkup(field: FormField): string {
  const { id, type, title, required } = field;
  return `
      <div ${formParts.field}="${type}">
        <p id="${id}-error"></p>
        <label for="${id}"><span ${formParts.title}>${escape(title)}</span>${required ? mark : ''}</label>
        ${descriptionMarkup(field)}
        ${controlMarkup(field)}${counterMarkup(field)}
      </div>`;
}

/**
 * Renders several controls: a fieldset with one description; each choice and each part has its own
 * label.
 */
function groupMarkup(field: FormField): string {
  const { id, type, title, required } = field;
  const attributes = attributesOf({
    [formParts.field]: type,
    [formParts.required]: required ? '' : undefined,
    role: type === 'radio' ? 'radiogroup' : undefined,
    'aria-describedby': describedBy(field),
  });
  return `
      <fieldset${attributes}>
        <p id="${id}-error"></p>
        <legend><span ${formParts.title}>${escape(title)}</span>${required ? mark : ''}</legend>
        ${descriptionMarkup(field)}
        ${partsMarkup(field)}
      </fieldset>`;
}

function partsMarkup(field: FormField): string {
  const { id, type, options = [], showCountryCode } = field;
  if (type === 'likert')
    return options.map((statement, index) => statementMarkup(id, statement, index)).join('');
  if (type === 'radio' || type === 'checkbox') {
    return options
      .map((option, index) =>
        choiceMarkup({ type, id: `${id}-${index}`, name: id, value: option, label: option }),
      )
      .join('');
  }
  // Only kinds with parts are left.
  const parts: readonly string[] = fieldParts[type as CompositeType];
  return controlNames(field)
    .map((name, index) => [name, parts[index] ?? ''] as const)
    .filter(([, part]) => type !== 'phone' || part !== 'country' || showCountryCode)
    .map(([name, part]) => partMarkup(`${id}-${part}`, name, part))
    .join('');
}

function partMarkup(controlId: string, name: string, part: string): string {
  const control =
    part === 'period'
      ? `<select id="${controlId}" name="${name}"><option value=""></option><option>AM</option><option>PM</option></select>`
      : `<input id="${controlId}" name="${name}">`;
  return `<label for="${controlId}">${part}</label>${control}`;
}

function statementMarkup(id: string, statement: string, index: number): string {
  const choices = likertScores.map((score) =>
    choiceMarkup({
      type: 'radio',
      id: `${id}-${index}-${score}`,
      name: `${id}.${index}`,
      value: score,
      label: score,
    }),
  );
  return `<div role="radiogroup" aria-label="${escape(statement)}" ${kindParts.statement}="${escape(statement)}">${choices.join('')}</div>`;
}

function choiceMarkup({
  type,
  id,
  name,
  value,
  label,
}: Readonly<Record<'type' | 'id' | 'name' | 'value' | 'label', string>>): string {
  return `<label><input type="${type}" id="${id}" name="${name}" value="${escape(value)}">${escape(label)}</label>`;
}

function controlMarkup(field: FormField): string {
  const {
    id,
    type,
    required,
    placeholder,
    autocomplete,
    maxLength,
    accept,
    maxBytes,
    options = [],
  } = field;
  const attributes = attributesOf({
    id,
    name: id,
    required: required ? '' : undefined,
    'aria-describedby': describedBy(field),
    placeholder,
    autocomplete,
    [formParts.maxLength]: maxLength,
  });
  if (type === 'textarea') return `<textarea${attributes}></textarea>`;
  if (type === 'select') {
    return `<select${attributes}><option value=""></option>${options.map((option) => `<option>${escape(option)}</option>`).join('')}</select>`;
  }
  if (type === 'file') {
    const limits = attributesOf({ accept: accept?.join(','), [uploadParts.maxBytes]: maxBytes });
    return `<input type="file" multiple${attributes}${limits}><ul ${uploadParts.list}></ul><p ${uploadParts.status} role="status"></p>`;
  }
  // A number is typed in a usual notation, which `type=number` would reject.
  return `<input type="${type === 'email' || type === 'password' ? type : 'text'}"${attributes}>`;
}

function counterMarkup({ maxLength }: FormField): string {
  return maxLength
    ? `<p ${formParts.counter}>${formMessage('COUNTER', {}, { length: 0, max: maxLength })}</p>`
    : '';
}

function descriptionMarkup({ id, description }: FormField): string {
  return description === undefined ? '' : `<p id="${id}-description">${escape(description)}</p>`;
}

function describedBy({ id, description }: FormField): string {
  return `${description === undefined ? '' : `${id}-description `}${id}-error`;
}

const mark = ' <span aria-hidden="true">*</span>';

/** Formats the attributes that have a value, each after a space. */
function attributesOf(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
