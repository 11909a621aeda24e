import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key';

const plain = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

describe('[1.02b] a key in written words', () => {
  it.each([
    ['Enter', { key: 'Enter' }, 'Enter'],
    ['with Shift', { key: 'Backspace', shiftKey: true }, 'Shift-Backspace'],
    ['with Ctrl', { key: 'b', code: 'KeyB', ctrlKey: true }, 'Mod-b'],
    ['while Caps Lock is on', { key: 'B', code: 'KeyB', ctrlKey: true }, 'Mod-b'],
    [
      'of a French keyboard, where Q stands for A',
      { key: 'q', code: 'KeyA', ctrlKey: true },
      'Mod-q',
    ],
    ['of a Russian keyboard', { key: 'и', code: 'KeyB', ctrlKey: true }, 'Mod-b'],
    ['that writes a letter', { key: 'B', shiftKey: true }, 'Shift-b'],
    ['with AltGr, which is Ctrl and Alt', { key: 'a', ctrlKey: true, altKey: true }, 'Alt-Mod-a'],
    ['with the key of Windows', { key: 'a', metaKey: true }, 'Meta-a'],
  ] as const)('%s is named as commands are', (_, pressed, name) => {
    expect(nameKey({ ...plain, ...pressed }, false)).toBe(name);
  });

  it('has ⌘ on a Mac, whose Ctrl is a key of its own', () => {
    expect(nameKey({ ...plain, key: 'a', metaKey: true }, true)).toBe('Mod-a');
    expect(nameKey({ ...plain, key: 'a', ctrlKey: true }, true)).toBe('Ctrl-a');
    const erase = { ...plain, key: 'Backspace', ctrlKey: true, altKey: true };
    expect(nameKey(erase, true)).toBe('Ctrl-Alt-Backspace');
  });
});
