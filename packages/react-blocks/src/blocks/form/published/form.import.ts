import { readFormDefinition, type FormDefinition, type FormField } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import { isId } from '@frontage/site-model';
import { defineBlockImport } from '../../../imports/block-import';
import { plainWords } from '../../../imports/read-rich-nodes';
import type { PublishedField } from './published-field';
import { readPublishedForms, type PublishedForm } from './published-form';
import { publishedFormSelector } from './published-form-selector';

/** Forms and newsletters: ours by their ids, published ones by their fields. */
export const formImport = defineBlockImport({
  selector: `[data-block=form],[data-block=newsletter],${publishedFormSelector}`,
  read(root, around) {
    const own = root.querySelector(`form[${formParts.formId}]`);
    const ownId = own?.getAttribute(formParts.formId) ?? '';
    if (root.matches('[data-block]') && isId(ownId))
      return [
        {
          type: root.matches('[data-block=newsletter]') ? 'newsletter' : 'form',
          data: { formId: ownId },
        },
      ];
    const forms = readPublishedForms(root);
    const [form] = forms;
    // What holds several things is looked into, each by itself.
    if (!form || forms.length > 1 || hasMore(root, form)) return undefined;
    const definition = readDefinition(form);
    if (definition.fields.length === 0) return 'keep';
    const formId = around.form(definition);
    return [{ type: form.isNewsletter ? 'newsletter' : 'form', data: { formId } }];
  },
});

function hasMore(root: Element, { form }: PublishedForm): boolean {
  const inner = [...root.children].find((child) => child.contains(form)) ?? form;
  const words = plainWords(root).length - plainWords(inner).length;
  const handle = plainWords(root.querySelector('.lightbox-handle-wrapper')).length;
  return (
    words - handle > 0 || root.querySelectorAll('img').length > inner.querySelectorAll('img').length
  );
}

/** What a form may not have is left out by its own reader. */
function readDefinition(published: PublishedForm): Omit<FormDefinition, 'id'> {
  const { id: _id, ...definition } = readFormDefinition({
    id: '0'.repeat(24),
    ...describeForm(published),
  }).definition;
  return definition;
}

function describeForm(published: PublishedForm): Omit<FormDefinition, 'id'> {
  const { form, isNewsletter, button, success, afterHtml, fields } = published;
  const name =
    form.getAttribute('data-form-name')?.trim() || (isNewsletter ? 'Newsletter' : 'Form');
  const submitText = button?.getAttribute('value') || plainWords(button) || 'Submit';
  const successRedirect = form.getAttribute('data-success-redirect')?.trim() ?? '';
  const openText = plainWords(
    form.closest('.form-wrapper')?.parentElement?.querySelector('.lightbox-handle'),
  );
  return {
    ...(isNewsletter && { kind: 'newsletter' as const }),
    name,
    submitText,
    successText: plainWords(success) || 'Thank you!',
    ...(successRedirect !== '' && { successRedirect }),
    ...(afterHtml !== '' && { postSubmitHtml: afterHtml }),
    ...(openText !== '' && { overlay: { openText } }),
    fields: uniqueIds(fields.map(readField)),
  };
}

function readField(field: PublishedField, index: number): FormField {
  const { type, title, required, controls, statements, wrapper } = field;
  const [first] = controls;
  const description = plainWords(wrapper.querySelector('.description'));
  const placeholder =
    controls.length === 1 ? (first?.control.getAttribute('placeholder') ?? '') : '';
  const options =
    type === 'likert'
      ? statements.map((statement) => statement.getAttribute('data-question') ?? '')
      : optionsOf(field);
  const value = first?.control.getAttribute('value') ?? '';
  return {
    id: /^[a-z][\w-]{0,63}$/i.test(field.id) ? field.id : `${type}-${index + 1}`,
    type,
    title: title || placeholder || type,
    required,
    ...(description !== '' && { description }),
    ...(placeholder !== '' && placeholder !== title && { placeholder }),
    ...(options.length > 0 && { options: [...new Set(options)] }),
    ...(type === 'phone' && controls.length === 4 && { showCountryCode: true }),
    ...(type === 'hidden' && { key: first?.control.getAttribute('name') ?? field.id, value }),
  };
}

function optionsOf({ type, controls }: PublishedField): readonly string[] {
  const elements = controls.map(({ control }) => control);
  const isChoice = type === 'radio' || type === 'checkbox';
  const values = elements.flatMap((control) => {
    if (type === 'select') return [...control.querySelectorAll('option')].map(optionValue);
    return isChoice ? [control.getAttribute('value') ?? ''] : [];
  });
  return values.map((value) => value.replace(/\s+/g, ' ').trim()).filter((value) => value !== '');
}

function optionValue(option: Element): string {
  return option.getAttribute('value') ?? plainWords(option);
}

/** Two fields of one id would be one. */
function uniqueIds(fields: readonly FormField[]): readonly FormField[] {
  const taken = new Set<string>();
  return fields.map((field, index) => {
    const id = taken.has(field.id) ? `${field.type}-${index + 1}` : field.id;
    taken.add(id);
    return { ...field, id };
  });
}
