import type { JsonObject } from '@frontage/site-model';
import { isSameJson } from '@frontage/site-model/editing';
import type { FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import { isJsonList, isJsonObject } from '../is-json-object';
import { createListFrame } from './create-list-frame';
import { createListItem, type ListItem } from './list-item';
import { matchItems } from './match-items';

/** Makes the control of a list: its items in order, each with its own controls. */
export function createListInput(options: FieldInputOptions<'list'>): FieldInput {
  const { context, field, enter } = options;
  let items: readonly ListItem[] = [];
  let shown: readonly JsonObject[] = [];
  /** Somebody else has removed it, but not what is written in it. */
  let kept: ListItem | undefined;
  const { root, ...frame } = createListFrame({ context, field, onAdd: add });

  function createItem(value: JsonObject): ListItem {
    const item: ListItem = createListItem({
      context,
      field,
      value,
      onChange(was) {
        placeItems();
        handOn(items.map((other) => (other === item ? was : other.value)));
      },
      onMove: (by) => move(item, by),
      onRemove: () => remove(item),
      onLeave: () => item === kept && show(shown),
    });
    return item;
  }

  function arrange(next: readonly ListItem[]): void {
    items = next;
    frame.arrange(items.map((item) => item.root));
    placeItems();
  }

  /** Tells items where they stand, and lets them be called by their words. */
  function placeItems(): void {
    for (const [index, item] of items.entries()) item.place(index, items.length);
  }

  const focusItem = (item?: ListItem) => (item ? item.focusSummary() : frame.focusAdd());

  function handOn(was = shown): void {
    const isStored = isSameJson(was, shown);
    shown = items.map(({ value }) => value);
    const isNone = items.length === 0 && !field.required;
    enter({ value: isNone ? null : shown, was: isStored ? undefined : was });
  }

  function add(): void {
    const item = createItem({});
    arrange([...items, item]);
    handOn();
    item.open();
  }

  function move(item: ListItem, by: -1 | 1): void {
    const from = items.indexOf(item);
    const position = from + by;
    arrange(items.toSpliced(from, 1).toSpliced(position, 0, item));
    item.focusMove(by);
    frame.announce(texts.moved(position + 1, items.length));
    handOn();
  }

  function remove(item: ListItem): void {
    const position = items.indexOf(item);
    item.destroy();
    arrange(items.filter((other) => other !== item));
    focusItem(items[position] ?? items.at(-1));
    frame.announce(texts.removed(item.name()));
    handOn();
  }

  function show(values: readonly JsonObject[]): void {
    shown = values;
    const { matched, left } = matchItems(items, values);
    kept = destroyUnused(left);
    const next = values.map((value, index) => {
      const item = matched[index] ?? createItem(value);
      item.show(value);
      return item;
    });
    arrange(kept ? next.toSpliced(items.indexOf(kept), 0, kept) : next);
  }

  return {
    root,
    control: root,
    naming: 'group',
    show: (stored) => show(isJsonList(stored) ? stored.filter(isJsonObject) : []),
    focus: () => focusItem(items[0]),
    destroy() {
      for (const item of items) item.destroy();
    },
  };
}

/** Ends items but for the one in use, which it gives. */
function destroyUnused(items: readonly ListItem[]): ListItem | undefined {
  const used = items.find((item) => item.isInUse());
  for (const item of items) if (item !== used) item.destroy();
  return used;
}
