import type { JsonObject } from '@frontage/site-model';
import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { isJsonObject } from '../is-json-object';

/**
 * Makes the controls of fields within a field. They are stored together, nothing where none is
 * filled in; the form itself says which rule of the group is broken.
 */
export function createGroupInput(options: FieldInputOptions<'group'>): FieldInput {
  const { context, field, enter } = options;
  const form = context.createForm({
    context,
    table: field.table,
    data: {},
    onChange: ({ data }) => take(data),
  });
  const root = element(context.document, 'div', { class: 'fields-group' }, form.root);

  function take(data: JsonObject): void {
    if (Object.keys(data).length === 0) enter({ value: null });
    else if (field.read(data) === undefined) enter({ wrong: field.table.rule?.message ?? '' });
    else enter({ value: data });
  }

  return {
    root,
    control: root,
    naming: 'group',
    show: (stored) => form.show(isJsonObject(stored) ? stored : {}),
    forget: form.forget,
    focus: form.focus,
    destroy: form.destroy,
  };
}
