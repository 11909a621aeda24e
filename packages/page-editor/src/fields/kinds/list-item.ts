import type { JsonObject } from '@frontage/site-model';
import { element } from '../../elements/element';
import type { FieldOf } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import type { PanelContext, TableForm } from '../panel-context';
import { withField } from '../with-field';
import { summarizeItem } from './summarize-item';

/** One item of a list, which opens to its own controls. */
export interface ListItem {
  readonly root: HTMLElement;
  readonly value: JsonObject;
  /** What it is called in the list. */
  name(): string;
  /** Shows what is stored now. */
  show(value: JsonObject): void;
  /** Tells it where it stands. */
  place(index: number, count: number): void;
  /** Opens it and focuses its first control; where that opens a choice, it is open. */
  open(): void;
  focusSummary(): void;
  /** Whether one of its controls has the focus. */
  isInUse(): boolean;
  /** Focuses the button that moved it, or the other one where that moves no further. */
  focusMove(by: -1 | 1): void;
  destroy(): void;
}

/** What an item is made of. */
export interface ListItemOptions {
  readonly context: PanelContext;
  readonly field: FieldOf<'list'>;
  readonly value: JsonObject;
  /** Called with what it was, as far as the controls show: somebody else may have changed it. */
  onChange(was: JsonObject): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  /** Called when the focus leaves it. */
  onLeave(): void;
}

/** Makes an item. Its controls are made when it is opened first: there may be hundreds of items. */
export function createListItem(options: ListItemOptions): ListItem {
  const { context, field, onMove, onRemove } = options;
  const { document } = context;
  let { value } = options;
  let name = '';
  let form: TableForm | undefined;

  const up = createButton(texts.moveUp, () => onMove(-1));
  const down = createButton(texts.moveDown, () => onMove(1));
  const removal = createButton(texts.remove, onRemove);
  const acts = element(document, 'div', { class: 'fields-acts' }, up, down, removal);
  const summary = element(document, 'summary');
  const details = element(
    document,
    'details',
    { class: 'fields-item', toggle: fill },
    summary,
    acts,
  );
  const root = element(document, 'li', { focusout: leave }, details);

  function leave(event: Event): void {
    const { relatedTarget } = event as FocusEvent; // as its name says
    if (!root.contains(relatedTarget as Node | null)) options.onLeave(); // only nodes have focus
  }

  function createButton(text: string, click: () => void): HTMLButtonElement {
    return element(document, 'button', { type: 'button', class: 'fields-button', click }, text);
  }

  function fill(): void {
    if (details.open) createForm();
  }

  function createForm(): TableForm {
    form ??= context.createForm({
      context,
      table: field.item,
      data: value,
      onChange({ field: name, data, was }) {
        const before = value;
        value = data;
        options.onChange(was === undefined ? before : withField(before, name, was));
      },
    });
    if (!form.root.isConnected) acts.before(form.root);
    return form;
  }

  function place(index: number, count: number): void {
    name = summarizeItem(field.item, value) ?? texts.item(field.itemLabel, index + 1);
    if (summary.textContent !== name) summary.textContent = name;
    for (const button of [up, down, removal])
      button.setAttribute('aria-label', texts.withItem(button.textContent, name));
    up.disabled = index === 0;
    down.disabled = index === count - 1;
  }

  return {
    root,
    get value() {
      return value;
    },
    name: () => name,
    show(next) {
      value = next;
      form?.show(next);
    },
    place,
    open() {
      details.open = true;
      createForm().focus();
      // What begins with a choice, such as a picture, asks for it at once.
      root.querySelector<HTMLElement>('[aria-haspopup=dialog]:focus')?.click();
    },
    focusSummary: () => summary.focus(),
    isInUse: () => form?.root.contains(document.activeElement) === true,
    focusMove(by) {
      const [moved, other] = by < 0 ? [up, down] : [down, up];
      (moved.disabled ? other : moved).focus();
    },
    destroy() {
      form?.destroy();
      root.remove();
    },
  };
}
