import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { blockGroups } from './block-groups';
import { openPalette } from './open-palette';

afterEach(() => document.body.replaceChildren());

const open = () => openPalette(document, blockGroups, 'It comes below Text.');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.editor-entry')]
    .filter((entry) => entry.checkVisibility())
    .map((entry) => entry.querySelector('button')?.textContent);
const focused = () => document.activeElement?.textContent;

describe('[1.02b] the palette', () => {
  it('shows every entry with a picture, and is searched by what things are for', async () => {
    const picked = open();
    expect(shown()).toHaveLength(blockGroups.flatMap(({ entries }) => entries).length);
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
});
