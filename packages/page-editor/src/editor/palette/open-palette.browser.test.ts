import { defineFields, text } from '@frontage/site-model/fields';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { filesEntry, loadGroups } from './load-groups';
import { openPalette } from './open-palette';
import type { PaletteGroup } from './palette-entry';

afterEach(() => document.body.replaceChildren());

const groups: readonly PaletteGroup[] = [
  { heading: 'Words', entries: [{ id: 'text', name: 'Text', about: 'Headings and lists.' }] },
  {
    heading: 'Pictures',
    entries: [
      { id: 'image', name: 'Image', words: 'photo', picture: { lines: 'M8 8h32' } },
      { id: 'gallery', name: 'Gallery', words: 'photos' },
      { id: filesEntry, name: 'Add pictures', words: 'photos' },
    ],
  },
];
const over = { document, signal: new AbortController().signal };
const open = () => openPalette(over, groups, 'It comes below Text.');
const tide = defineFields({ harbour: text({ label: 'Harbour', most: 80 }) });
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.editor-entry')]
    .filter((entry) => entry.checkVisibility())
    .map((entry) => entry.querySelector('button')?.textContent);
const focused = () => document.activeElement?.textContent;

describe('[1.02b] the palette', () => {
  it('shows every entry with a picture, and is searched by what things are for', async () => {
    const picked = open();
    expect(shown()).toEqual(['Text', 'Image', 'Gallery', 'Add pictures']);
    for (const picture of document.querySelectorAll('.editor-entry svg .line'))
      expect((picture as SVGPathElement).getBBox().width).toBeGreaterThan(0);
    await userEvent.keyboard('photo');
    expect(shown()).toEqual(['Image', 'Gallery', 'Add pictures']);
    expect(document.querySelector('[role=status]')?.textContent).toBe('3 found');
    await userEvent.keyboard('xyz');
    expect(document.querySelector('[role=status]')?.textContent).toContain('Nothing is called');
    expect(document.querySelectorAll('h3:not([hidden] *)')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(await picked).toBeUndefined();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('has every kind of block by its name where nobody says what is in it', async () => {
    const picked = openPalette(over, await loadGroups({ tables: { 'high-tide': tide } }), '');
    expect(shown()).toEqual(['High tide']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await picked).toBe('high-tide');
  });

  it('is walked by arrow keys, from the field to an entry and back', async () => {
    const picked = open();
    await userEvent.keyboard('photo{ArrowDown}');
    expect(focused()).toBe('Image');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Add pictures');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Add pictures');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.id).toBe('editor-search');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await picked).toBe('image');
  });

  it('offers first what is called so, then what is also called so; all come back in their order', async () => {
    const tale = (id: string, name: string, words: string, about: string) => ({
      heading: id,
      entries: [{ id, name, words, about }],
    });
    const picked = openPalette(
      over,
      [
        tale('summary', 'Summary', 'posts', 'Notes with their pictures.'),
        tale('image', 'Image', 'photo picture', ''),
        tale('films', 'Pictures that move', '', ''),
      ],
      '',
    );
    await userEvent.keyboard('picture');
    expect(shown()).toEqual(['Pictures that move', 'Image', 'Summary']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Image');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Control>}a{/Control}{Backspace}');
    expect(shown()).toEqual(['Summary', 'Image', 'Pictures that move']);
    await userEvent.keyboard('photo{Enter}');
    expect(await picked).toBe('image');
  });

  it('goes on with the search where one types on an entry', async () => {
    const picked = open();
    await userEvent.keyboard('ph{ArrowDown}oto');
    expect(shown()).toEqual(['Image', 'Gallery', 'Add pictures']);
    await userEvent.keyboard('s{ArrowDown}{ArrowDown}{Backspace}');
    expect(document.activeElement).toHaveProperty('value', 'photo');
    expect(shown()).toEqual(['Image', 'Gallery', 'Add pictures']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    expect(await picked).toBe('gallery');
  });
});
