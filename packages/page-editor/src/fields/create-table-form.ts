import type { JsonObject, JsonValue } from '@frontage/site-model';
import { readFields } from '@frontage/site-model/fields';
import { element } from '../elements/element';
import { createFieldRow, type FieldRow } from './field-row';
import { shownFields } from './shown-fields';
import type { TableForm, TableFormOptions } from './panel-context';
import { withField } from './with-field';

/**
 * Makes the controls of a table: first those without a heading, then each heading with its own.
 * Fields that do not apply to what is stored are hidden.
 */
export function createTableForm(options: TableFormOptions): TableForm {
  const { context, table, leaveOut = [] } = options;
  const { document } = context;
  let { data } = options;

  const root = element(document, 'div', { class: 'fields-form' });
  const rule = element(document, 'p', { class: 'fields-error', 'aria-live': 'polite' });
  const rows = new Map<string, FieldRow>();
  const headings = new Map<string, HTMLDetailsElement>();
  for (const [name, field] of Object.entries(table.fields)) {
    if (leaveOut.includes(name)) continue;
    const row = createFieldRow({
      context,
      field,
      stored: data[name] ?? undefined,
      onChange: (value, was) => change(name, value, was),
    });
    rows.set(name, row);
    (field.group === undefined ? root : headingOf(field.group)).append(row.root);
  }
  root.append(rule, ...headings.values());
  reveal();

  function headingOf(name: string): HTMLElement {
    const heading =
      headings.get(name) ??
      element(
        document,
        'details',
        { class: 'fields-heading' },
        element(document, 'summary', {}, name),
      );
    headings.set(name, heading);
    return heading;
  }

  function change(field: string, value: JsonValue, was: JsonValue | undefined): void {
    data = withField(data, field, value);
    reveal();
    options.onChange({ field, value, was, data });
  }

  /** Shows the fields that apply, and the rule of the table where it is broken. */
  function reveal(): void {
    const shown = shownFields(table, data);
    for (const [name, row] of rows) row.root.hidden = !shown.has(name);
    for (const heading of headings.values())
      heading.hidden = !heading.querySelector(':scope > .fields-field:not([hidden])');
    // Nobody has begun to fill in what stores nothing.
    const stored = readFields(table, data);
    const isBroken = Object.keys(data).length > 0 && table.rule?.holds(stored) === false;
    const message = table.rule?.explain?.(stored) ?? table.rule?.message ?? '';
    rule.textContent = isBroken ? message : '';
    rule.hidden = !isBroken;
  }

  function show(next: JsonObject): void {
    data = next;
    for (const [name, row] of rows) row.show(data[name]);
    reveal();
  }

  function forget(): void {
    for (const row of rows.values()) row.forget();
  }

  function focus(): void {
    [...rows.values()]
      .find((row) => !row.root.hidden && !row.root.closest('details:not([open])'))
      ?.focus();
  }

  function destroy(): void {
    for (const row of rows.values()) row.destroy();
    root.remove();
  }

  return { root, show, forget, focus, destroy };
}
