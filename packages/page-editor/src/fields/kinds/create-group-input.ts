import type { JsonObject } from '@frontage/site-model';
import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { isJsonObject } from '../is-json-object';
import { withField } from '../with-field';
import { createPlaceSearch } from './create-place-search';

/**
 * Makes the controls of fields within a field. They are stored together, nothing where none is
 * filled in; the form itself says which rule of the group is broken.
 */
export function createGroupInput(options: FieldInputOptions<'group'>): FieldInput {
  const { context, field, enter } = options;
  let current: JsonObject = {};
  const form = context.createForm({
    context,
    table: field.table,
    data: {},
    onChange({ field: name, data, was }) {
      const before = current;
      current = data;
      take(data, was === undefined ? was : withField(before, name, was));
    },
  });
  const search =
    field.finds === 'place' ? createPlaceSearch(context, (place) => fill(place)) : undefined;
  const root = element(
    context.document,
    'div',
    { class: 'fields-group' },
    ...(search ? [search.root] : []),
    form.root,
  );

  /** The marker goes with the place: without coordinates of its own it stands in the middle. */
  function fill(place: JsonObject): void {
    const { markerLat: _, markerLng: __, ...others } = current;
    current = { ...others, ...place };
    form.forget();
    form.show(current);
    take(current);
  }

  function take(data: JsonObject, was?: JsonObject): void {
    if (Object.keys(data).length === 0) enter({ value: null, was });
    else if (field.read(data) === undefined) enter({ wrong: field.table.rule?.message ?? '' });
    else enter({ value: data, was });
  }

  return {
    root,
    control: root,
    naming: 'group',
    show(stored) {
      current = isJsonObject(stored) ? stored : {};
      form.show(current);
    },
    forget: form.forget,
    focus: form.focus,
    destroy() {
      search?.destroy();
      form.destroy();
    },
  };
}
