import type { FieldControl } from './field-part';

/**
 * Restores a draft in a form. Values that the server or the visitor has set since stay: only a
 * blank text and an unchanged choice are restored.
 *
 * @param draft names and values, as in a `FormData`; unchecked, since they come from outside
 */
export function restoreDraft(form: HTMLFormElement, draft: unknown): void {
  if (!Array.isArray(draft)) return;
  const values = new Map<unknown, unknown[]>();
  for (const entry of draft) {
    const [name, value] = Array.isArray(entry) ? entry : [];
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  // Fieldsets and buttons among them have neither a value to restore nor a name in a draft.
  const controls = [...form.elements] as FieldControl[];
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls) {
    const { name, type } = control;
    const draftValue = values.get(name) ?? (isChoice(control) ? [] : undefined);
    if (!draftValue || changed.has(name) || /hidden|file|password/.test(type)) continue;
    if (isChoice(control)) control.checked = draftValue.includes(control.value);
    else control.value = String(draftValue.shift() ?? '');
  }
}

function isChanged(control: FieldControl): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!('options' in control)) return control.value !== '';
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

function isChoice(control: FieldControl): control is HTMLInputElement {
  return /radio|checkbox/.test(control.type);
}
