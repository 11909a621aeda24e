import type { KnownField } from '@frontage/site-model/fields';
import { element } from '../elements/element';
import type { FieldInput } from './field-input';
import type { PanelContext } from './panel-context';

/** What stands around the control of a field. */
export interface RowFrame {
  readonly root: HTMLElement;
  /** Says something of what is stored. */
  note(text: string | undefined): void;
  /** Says what is wrong with the entry. */
  error(text: string | undefined): void;
}

/** What a frame is made of. */
export interface RowFrameOptions {
  readonly context: PanelContext;
  readonly field: KnownField;
  readonly input: FieldInput;
  readonly id: string;
  readonly labelId: string;
  readonly reset: HTMLElement;
}

/** Puts the label, hint, note and error of a field around its control. */
export function createRowFrame(options: RowFrameOptions): RowFrame {
  const { context, field, input, id, labelId, reset } = options;
  const { document } = context;
  const { control, naming } = input;
  const label =
    naming === 'group'
      ? element(document, 'span', { id: labelId, class: 'fields-label' }, field.label)
      : element(document, 'label', { id: labelId, for: id, class: 'fields-label' }, field.label);
  const describedBy = control.getAttribute('aria-describedby');
  const lines = {
    hint: line('fields-hint', field.hint),
    note: line('fields-hint'),
    error: line('fields-error'),
  };
  lines.error.setAttribute('aria-live', 'polite');
  control.id = id;
  if (naming === 'group') {
    control.setAttribute('role', 'group');
    control.setAttribute('aria-labelledby', labelId);
  }
  const isCheck = naming === 'check';
  const head = element(document, 'div', { class: 'fields-head' });
  head.append(...(isCheck ? [input.root] : []), label, reset);
  const root = element(document, 'div', { class: 'fields-field', 'data-kind': field.kind }, head);
  root.append(lines.hint, ...(isCheck ? [] : [input.root]), lines.note, lines.error);
  describe();

  function line(className: string, text = ''): HTMLElement {
    return element(
      document,
      'p',
      { id: context.createId(), class: className, hidden: text === '' },
      text,
    );
  }

  /** Names the lines that have words. */
  function describe(): void {
    const named = Object.values(lines).filter(({ hidden }) => !hidden);
    const ids = [describedBy, ...named.map((element) => element.id)].filter(
      (part) => part !== null,
    );
    if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
    else control.removeAttribute('aria-describedby');
  }

  function write(element: HTMLElement, text = ''): void {
    if (element.textContent !== text) element.textContent = text;
    element.hidden = text === '';
    describe();
  }

  function error(text: string | undefined): void {
    write(lines.error, text);
    if (text === undefined || naming === 'group') control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }

  return { root, note: (text) => write(lines.note, text), error };
}
