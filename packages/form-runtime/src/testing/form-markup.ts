import { formParts } from '../dom/form-parts';
import type { FormDefinition, FormField } from '../form-definition';
import { formMessage } from '../messages';

/**
 * The markup of a form as the server renders it: what `mountForm` relies on, part by
 * part. Without scripts the same form posts itself; `formParts` names the attributes.
 * The error slot stands above the title and is empty from the start [5.07].
 */
export function formMarkup({ id, submitText, successText, successRedirect, fields }: FormDefinition): string {
  const redirect = successRedirect === undefined ? '' : ` ${formParts.redirect}="${escape(successRedirect)}"`;
  return `
<div data-block="form" id="form-${id}">
  <form method="post" ${formParts.formId}="${id}"${redirect}>
    <input type="hidden" name="frontage-form" value="${id}">
    <div ${formParts.summary} hidden tabindex="-1">
      <div role="alert"><p ${formParts.summaryText}></p><ul ${formParts.summaryList}></ul></div>
    </div>
    <div ${formParts.fields}>${fields.map(fieldMarkup).join('')}</div>
    <button type="submit" ${formParts.submit}>${escape(submitText)}</button>
  </form>
  <div ${formParts.success} hidden tabindex="-1"><p>${escape(successText)}</p></div>
</div>`;
}

function fieldMarkup(field: FormField): string {
  const { id, title, required, description } = field;
  const mark = required ? ' <span aria-hidden="true">*</span>' : '';
  return `
      <div ${formParts.field}="${field.type}">
        <p id="${id}-error"></p>
        <label for="${id}"><span ${formParts.title}>${escape(title)}</span>${mark}</label>
        ${description === undefined ? '' : `<p id="${id}-description">${escape(description)}</p>`}
        ${controlMarkup(field)}${counterMarkup(field)}
      </div>`;
}

function controlMarkup({ id, type, required, description, placeholder, autocomplete, maxLength }: FormField): string {
  const attributes = [
    `id="${id}"`,
    `name="${id}"`,
    required ? 'required' : '',
    `aria-describedby="${description === undefined ? '' : `${id}-description `}${id}-error"`,
    placeholder === undefined ? '' : `placeholder="${escape(placeholder)}"`,
    autocomplete === undefined ? '' : `autocomplete="${escape(autocomplete)}"`,
    maxLength === undefined ? '' : `${formParts.maxLength}="${maxLength}"`,
  ].filter(Boolean);
  return type === 'textarea'
    ? `<textarea ${attributes.join(' ')}></textarea>`
    : `<input type="${type}" ${attributes.join(' ')}>`;
}

function counterMarkup({ maxLength }: FormField): string {
  return maxLength ? `<p ${formParts.counter}>${formMessage('COUNTER', {}, { length: 0, max: maxLength })}</p>` : '';
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
