import { defineFields, reference } from '@frontage/site-model/fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldChoice } from './field-choice';
import { endPanel, jar, showPanel } from './testing/show-panel';

const cup: FieldChoice = {
  id: 'c'.repeat(24),
  label: 'Tide cup',
  picture: 'data:image/gif;base64,',
};
const table = defineFields({ picture: reference('asset', { label: 'Picture' }) });

afterEach(endPanel);

const opened = (): HTMLDialogElement | null => document.querySelector('dialog');
const status = (): string => opened()?.querySelector('[role=status]')?.textContent ?? '';
const results = (): (string | null)[] =>
  [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);

describe('a reference', () => {
  it('[1.02b] shows what is chosen, also what is not among the newest', async () => {
    const loadChoices = vi.fn((_to: string, words: string) =>
      Promise.resolve(words === '' ? [jar] : [cup]),
    );
    const { panel } = showPanel(table, { data: { picture: cup.id }, loadChoices });
    await expect.poll(() => panel.root.textContent).toContain('Tide cup');
    expect(loadChoices.mock.calls).toEqual([
      ['picture', ''],
      ['picture', cup.id],
    ]);
    panel.update({});
    expect(panel.root.textContent).toContain('Nothing chosen');
  });

  it('[1.02b] says where what is chosen has gone, or cannot be loaded', async () => {
    const gone = showPanel(table, { data: { picture: 'd'.repeat(24) } });
    await expect.poll(() => gone.panel.root.textContent).toContain('This no longer exists.');
    const loadChoices = () => Promise.reject(new Error('offline'));
    const failed = showPanel(table, { data: { picture: jar.id }, loadChoices });
    await expect.poll(() => failed.panel.root.textContent).toContain('Could not load.');
  });

  it('[1.02b] is chosen by keyboard in a dialog', async () => {
    const { button, changes, panel, violations } = showPanel(table, {
      loadChoices: (_to, words) => Promise.resolve(words === 'tide' ? [cup] : [jar, cup]),
    });
    button('Choose Picture').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(results).toEqual(['Moon jar', 'Tide cup']);
    expect(await violations()).toEqual([]);
    expect(document.activeElement).toBe(page.getByLabelText('Search').element());
    // Up and down, as in the other lists that are searched.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Tide cup');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}tide');
    await expect.poll(results).toEqual(['Tide cup']);
    expect(status()).toBe('1 found');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(changes).toEqual([['picture', cup.id]]);
    expect([opened(), document.activeElement]).toEqual([null, button('Choose Picture')]);
    expect(panel.root.textContent).toContain('Tide cup');
    // The focus is on a button whose name is the same as before.
    expect(panel.root.querySelector('[role=status]')?.textContent).toBe('Chosen: Tide cup.');
  });

  it('[1.02b] Escape leaves it as it was', async () => {
    const { button, changes } = showPanel(table);
    await userEvent.click(button('Choose Picture'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(opened).toBe(null);
    expect(changes).toEqual([]);
    expect(document.activeElement).toBe(button('Choose Picture'));
  });

  it('[1.02b] says that nothing is found, or that it could not load', async () => {
    let answer = (): Promise<readonly FieldChoice[]> => Promise.resolve([]);
    const { button } = showPanel(table, { loadChoices: () => answer() });
    await userEvent.click(button('Choose Picture'));
    await expect.poll(status).toBe('Nothing found.');
    answer = () => Promise.reject(new Error('offline'));
    await userEvent.keyboard('x');
    await expect.poll(status).toBe('Could not load.');
    answer = () => Promise.resolve([jar]);
    await userEvent.click(button('Try again'));
    await expect.poll(results).toEqual(['Moon jar']);
    expect(status()).toBe('1 found');
    answer = () => Promise.resolve(Array.from({ length: 50 }, () => jar));
    await userEvent.keyboard('y');
    await expect.poll(status).toBe('The first 50. Search for others.');
    expect(document.activeElement).toBe(page.getByLabelText('Search').element());
  });

  it('[1.02b] a late answer never replaces a newer one', async () => {
    const waiting = new Map<string, (found: readonly FieldChoice[]) => void>();
    const { button } = showPanel(table, {
      loadChoices: (_to, words) => new Promise((resolve) => waiting.set(words, resolve)),
    });
    await userEvent.click(button('Choose Picture'));
    await userEvent.keyboard('tide');
    await expect.poll(() => [...waiting.keys()]).toEqual(['', 'tide']);
    waiting.get('tide')?.([cup]);
    await expect.poll(results).toEqual(['Tide cup']);
    waiting.get('')?.([jar]);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(results()).toEqual(['Tide cup']);
  });

  it('[1.02b] ends with the panel, though it is open', async () => {
    const { button, panel } = showPanel(table);
    await userEvent.click(button('Choose Picture'));
    panel.destroy();
    expect(document.querySelector('dialog')).toBe(null);
  });
});
