import { element } from '../../elements/element';
import type { FieldOf } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import type { PanelContext } from '../panel-context';

/** What stands around the items of a list. */
export interface ListFrame {
  readonly root: HTMLElement;
  /** Puts the elements of the items in order, and says where there can be no more. */
  arrange(items: readonly HTMLElement[]): void;
  /** Announces what has been done. */
  announce(text: string): void;
  focusAdd(): void;
}

/** What a frame is made of. */
export interface ListFrameOptions {
  readonly context: PanelContext;
  readonly field: FieldOf<'list'>;
  onAdd(): void;
}

/** Makes what stands around the items of a list, above all the button that adds one. */
export function createListFrame({ context, field, onAdd }: ListFrameOptions): ListFrame {
  const { document } = context;
  const order = element(document, 'ol', { class: 'fields-items' });
  const add = element(
    document,
    'button',
    { type: 'button', class: 'fields-button', click: onAdd },
    texts.add(field.itemLabel),
  );
  const full = element(document, 'p', { class: 'fields-hint', id: context.createId() });
  const status = element(document, 'p', { class: 'fields-unseen', role: 'status' });
  const root = element(document, 'div', { class: 'fields-list' }, order, add, full, status);

  function arrange(items: readonly HTMLElement[]): void {
    const focused = order.querySelector<HTMLElement>(':focus');
    for (const [index, item] of items.entries()) {
      const now = order.children[index];
      if (now !== item) order.insertBefore(item, now ?? null);
    }
    // What is put in elsewhere loses its focus.
    if (focused?.matches(':focus') === false) focused.focus();
    const isFull = field.most !== undefined && items.length >= field.most;
    add.disabled = isFull;
    full.hidden = !isFull;
    full.textContent = isFull ? texts.listFull(field.most) : '';
    if (isFull) add.setAttribute('aria-describedby', full.id);
    else add.removeAttribute('aria-describedby');
  }

  function announce(text: string): void {
    status.textContent = text;
  }

  return { root, arrange, announce, focusAdd: () => add.focus() };
}
