import type { JsonObject } from '@frontage/site-model';
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
  const { root, ...frame } = createListFrame({ context, field, onAdd: add });

  function createItem(value: JsonObject): ListItem {
    const item: ListItem = createListItem({
      context,
      field,
      value,
      onChange() {
        placeItems();
        handOn();
      },
      onMove: (by) => move(item, by),
      onRemove: () => remove(item),
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

  function handOn(): void {
    const isNone = items.length === 0 && !field.required;
    enter({ value: isNone ? null : items.map(({ value }) => value) });
  }

  function add(): void {
    const item = createItem({});
    arrange([...items, item]);
    handOn();
    item.open();
  }

  function move(item: ListItem, by: -1 | 1): void {
    const next = items.filter((other) => other !== item);
    const position = items.indexOf(item) + by;
    next.splice(position, 0, item);
    arrange(next);
    item.focusMove(by);
    frame.announce(texts.moved(position + 1, items.length));
    handOn();
  }

  function remove(item: ListItem): void {
    const position = items.indexOf(item);
    item.destroy();
    arrange(items.filter((other) => other !== item));
    const neighbour = items[position] ?? items.at(-1);
    if (neighbour) neighbour.focusSummary();
    else frame.focusAdd();
    frame.announce(texts.removed(item.name()));
    handOn();
  }

  function show(values: readonly JsonObject[]): void {
    const { matched, left } = matchItems(items, values);
    for (const item of left) item.destroy();
    arrange(
      values.map((value, index) => {
        const item = matched[index] ?? createItem(value);
        item.show(value);
        return item;
      }),
    );
  }

  return {
    root,
    control: root,
    naming: 'group',
    show: (stored) => show(isJsonList(stored) ? stored.filter(isJsonObject) : []),
    focus: () => (items[0] ? items[0].focusSummary() : frame.focusAdd()),
    destroy() {
      for (const item of items) item.destroy();
    },
  };
}
