import { describe, expect, it } from 'vitest';
import { keyAct, type KeyAct, type PressedKey } from './key-act';

const press = (keys: string): PressedKey => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
};

type Row = readonly [keys: string, free?: KeyAct, chosen?: KeyAct, writing?: KeyAct];

describe('[1.02b] a key in the editor', () => {
  it.each<Row>([
    ['Control+z', 'undo', 'undo', 'undo'],
    ['Meta+z', 'undo', 'undo', 'undo'],
    ['Control+Shift+Z', 'redo', 'redo', 'redo'],
    ['Control+y', 'redo', 'redo', 'redo'],
    ['Control+k', undefined, undefined, 'link'],
    ['Escape', undefined, 'up', 'up'],
    ['Alt+ArrowUp', undefined, 'moveUp', 'moveUp'],
    ['Alt+ArrowDown', undefined, 'moveDown', 'moveDown'],
    ['Alt+Shift+ArrowUp', undefined, 'sectionUp', 'sectionUp'],
    ['Alt+Shift+ArrowDown', undefined, 'sectionDown', 'sectionDown'],
    ['Control+d', undefined, 'duplicate', 'duplicate'],
    ['/', 'add', 'add', undefined],
    ['Delete', undefined, 'remove', undefined],
    ['Backspace', undefined, 'remove', undefined],
    ['a'],
    ['ArrowUp'],
    ['Control+a'],
    ['Control+c'],
  ])('%s: nothing chosen %s, chosen %s, writing %s', (keys = '', free, chosen, writing) => {
    const pressed = press(keys);
    const idle = { isWriting: false, isEmptyLine: false };
    const written = { isWriting: true, isEmptyLine: false, isChosen: true, isOn: true };
    expect(keyAct(pressed, { ...idle, isChosen: false, isOn: false })).toBe(free);
    expect(keyAct(pressed, { ...idle, isChosen: true, isOn: true })).toBe(chosen);
    expect(keyAct(pressed, written)).toBe(writing);
    // Where a line has no words yet, / may be the first one or add a block.
    const begun = keys === '/' ? 'add' : writing;
    expect(keyAct(pressed, { ...written, isEmptyLine: true })).toBe(begun);
    // A block that has the focus and is not chosen: there is no level to go up.
    const focused = chosen === 'up' ? undefined : chosen;
    expect(keyAct(pressed, { ...idle, isChosen: false, isOn: true })).toBe(focused);
  });
});
