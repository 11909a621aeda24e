import { defineFields, list, reference, text } from '@frontage/site-model/fields';
import type { JsonObject } from '@frontage/site-model';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endPanel, jar, showPanel } from './testing/show-panel';

const item = defineFields({
  title: text({ label: 'Title', most: 20, required: true }),
  note: text({ label: 'Note', most: 20 }),
});
const table = defineFields({
  slides: list({ label: 'Slides', item, itemLabel: 'Slide', most: 3 }),
});

afterEach(endPanel);

function showList(...slides: JsonObject[]) {
  const shown = showPanel(table, { data: { slides } });
  const summaries = [...shown.panel.root.querySelectorAll('summary')];
  return {
    ...shown,
    names: () => [...shown.panel.root.querySelectorAll('summary')].map((each) => each.textContent),
    /** Opens an item by keyboard. */
    async open(index: number) {
      const summary = summaries[index];
      const details = summary?.parentElement;
      const opened = new Promise((resolve) => details?.addEventListener('toggle', resolve));
      summary?.focus();
      await userEvent.keyboard('{Enter}');
      await opened;
    },
    async press(name: string) {
      shown.button(name).focus();
      await userEvent.keyboard('{Enter}');
    },
    focused: () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  };
}

const [a, b, c] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }];

describe('a list', () => {
  it('[1.02b] adds an item, focuses its first field, and stores it unfilled', async () => {
    const { press, control, changes, names, violations } = showList();
    await press('Add slide');
    expect(changes).toEqual([['slides', [{}]]]);
    expect(document.activeElement).toBe(control('Title'));
    expect(names()).toEqual(['Slide 1']);
    await userEvent.keyboard('Jar');
    expect(changes.at(-1)).toEqual(['slides', [{ title: 'Jar' }]]);
    expect(names()).toEqual(['Jar']);
    expect(await violations()).toEqual([]);
  });

  it('[1.02b] asks at once for the picture that an added item begins with', async () => {
    const picture = reference('asset', { label: 'Picture' });
    const slides = list({ label: 'Slides', item: { fields: { picture } }, itemLabel: 'Slide' });
    const { button, changes } = showPanel({ fields: { slides } });
    button('Add slide').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelectorAll('dialog li')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changes.at(-1)).toEqual(['slides', [{ picture: jar.id }]]);
    expect(document.activeElement).toBe(button('Choose Picture'));
  });

  it('[1.02b] moves items, and the button keeps the focus while it can', async () => {
    const { open, press, changes, names, focused } = showList(a, b, c);
    await open(2);
    await press('Move up: C');
    expect(changes).toEqual([['slides', [a, c, b]]]);
    expect([names(), focused()]).toEqual([['A', 'C', 'B'], 'Move up: C']);
    await userEvent.keyboard('{Enter}');
    expect([names(), focused()]).toEqual([['C', 'A', 'B'], 'Move down: C']);
    await userEvent.keyboard('{Enter}');
    expect([names(), focused()]).toEqual([['A', 'C', 'B'], 'Move down: C']);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Moved to position 2 of 3.');
  });

  it('[1.02b] removes items, and focuses the next, the one before, or the way to add', async () => {
    const { open, press, changes, focused } = showList(a, b, {});
    await open(1);
    await press('Remove: B');
    expect([changes.at(-1)?.[1], focused()]).toEqual([[a, {}], 'Slide 2']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelectorAll('details[open]').length).toBe(1);
    await press('Remove: Slide 2');
    expect([changes.at(-1)?.[1], focused()]).toEqual([[a], 'A']);
    await open(0);
    await press('Remove: A');
    expect([changes.at(-1)?.[1], focused()]).toEqual([null, 'Add slide']);
  });

  it('[1.02b] adds no more than there may be, and says so', async () => {
    const { button, press, panel } = showList(a, b);
    await press('Add slide');
    expect(button('Add slide')).toHaveProperty('disabled', true);
    expect(panel.root.innerText).toContain('There can be at most 3.');
  });

  it('[1.02b] says what is wrong in an item, and hands on the others', async () => {
    const { open, control, changes, description } = showList(a, b);
    await open(0);
    await userEvent.clear(control('Title'));
    await userEvent.tab();
    expect(description('Title')).toContain('Fill this in.');
    await userEvent.fill(control('Note'), 'x');
    expect(changes).toEqual([['slides', [{ title: 'A', note: 'x' }, b]]]);
  });

  it('[1.02b] an open item stays open and keeps its focus as others change the list', async () => {
    const { open, control, panel, changes, names } = showList(a, b);
    await open(1);
    control('Note').focus();
    panel.update({ slides: [c, b] });
    expect(names()).toEqual(['C', 'B']);
    expect(document.activeElement).toBe(control('Note'));
    panel.update({ slides: [c, a, b] });
    expect(names()).toEqual(['C', 'A', 'B']);
    expect(document.activeElement).toBe(control('Note'));
    panel.update({ slides: [b, c, a] });
    expect(names()).toEqual(['B', 'C', 'A']);
    expect(document.activeElement).toBe(control('Note'));
    await userEvent.keyboard('x');
    expect(changes).toEqual([['slides', [{ title: 'B', note: 'x' }, c, a]]]);
  });
});
