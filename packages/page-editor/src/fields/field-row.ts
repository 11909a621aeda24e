import type { JsonValue } from '@frontage/site-model';
import { isSameJson } from '@frontage/site-model/editing';
import type { KnownField } from '@frontage/site-model/fields';
import { element } from '../elements/element';
import { createFieldInput } from './create-field-input';
import type { FieldEntry } from './field-input';
import { fieldPanelTexts as texts } from './field-panel-texts';
import { createRowFrame } from './row-frame';
import type { PanelContext } from './panel-context';

/** A field with its label, control, hint, error, and the button that resets it. */
export interface FieldRow {
  readonly root: HTMLElement;
  /** Shows what is stored now, but where an owner is writing or has a wrong entry. */
  show(stored: JsonValue | undefined): void;
  /** Drops a wrong entry, also within its own fields. */
  forget(): void;
  focus(): void;
  destroy(): void;
}

/** What a row is made of. */
export interface FieldRowOptions {
  readonly context: PanelContext;
  readonly field: KnownField;
  readonly stored: JsonValue | undefined;
  /** Called with a value that the field accepts, null for none; `was` as that of `FieldChange`. */
  onChange(value: JsonValue, was: JsonValue | undefined): void;
}

/** Makes the row of a field. */
export function createFieldRow({ context, field, ...options }: FieldRowOptions): FieldRow {
  const { document } = context;
  let { stored } = options;
  /** What is wrong with the entry, which is therefore not stored. */
  let wrong: string | undefined;
  /** Whether something else is stored than is shown, since the control had the focus. */
  let isStale = false;
  /** What the control shows then. */
  let seen: JsonValue | undefined;

  const [id, labelId] = [context.createId(), context.createId()];
  const input = createFieldInput(field, { context, id, labelId, enter, settle });
  const { control } = input;
  const focus = (): void => (input.focus ? input.focus() : control.focus());
  const reset = element(
    document,
    'button',
    {
      type: 'button',
      class: 'fields-reset',
      'aria-label': texts.resetField(field.label),
      click: takeBack,
    },
    texts.reset,
  );
  const frame = createRowFrame({ context, field, input, id, labelId, reset });
  control.addEventListener('blur', () => {
    if (isStale && wrong === undefined) showStored();
  });
  showStored();

  function showStored(): void {
    isStale = false;
    seen = undefined;
    input.show(stored);
    describe();
  }

  function describe(): void {
    reset.hidden = stored === undefined || field.required === true;
    frame.note(input.note?.(stored));
  }

  function keep(value: JsonValue, was = seen): void {
    stored = value ?? undefined;
    if (seen !== undefined) seen = value;
    describe();
    options.onChange(value, was);
  }

  function enter(entry: FieldEntry): void {
    wrong = 'wrong' in entry ? entry.wrong : undefined;
    // What is wrong is said once the entry is complete; that it is right, at once.
    if ('wrong' in entry) return;
    frame.error(undefined);
    if (!isSameJson(entry.value, stored ?? null)) keep(entry.value, entry.was);
  }

  function settle(): void {
    frame.error(wrong);
  }

  function forget(): void {
    wrong = undefined;
    frame.error(undefined);
    input.forget?.();
  }

  function takeBack(): void {
    forget();
    stored = undefined;
    showStored();
    // The button has gone.
    focus();
    options.onChange(null, undefined);
  }

  function show(next: JsonValue | undefined): void {
    const before = seen ?? stored ?? null;
    stored = next ?? undefined;
    isStale = wrong !== undefined || (control.matches(':focus') && isWritten(control));
    if (!isStale) return showStored();
    seen = isSameJson(before, next ?? null) ? undefined : before;
    describe();
  }

  return { root: frame.root, show, forget, focus, destroy: () => input.destroy?.() };
}

/** Whether an owner writes in a control, so that new words in it would disturb. */
function isWritten(control: HTMLElement): boolean {
  return control.matches('textarea,input:not([type=checkbox])');
}
