import { openLayer } from '@frontage/overlay/dom';
import { tokensCss } from '@frontage/site-model';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../page/page.css';
import { textsInUse } from '../texts/stored-texts';
import { showSystemError, type SystemErrorOptions } from './show-system-error';
import { systemErrorClasses } from './system-error.parts';

const tokens = document.createElement('style');
tokens.textContent = tokensCss();
const ends: (() => void)[] = [];
const sheets = document.adoptedStyleSheets.length;

beforeEach(async () => {
  await page.viewport(800, 600);
  document.head.append(tokens);
  document.body.innerHTML =
    '<main><h1>Page</h1><input id="field" aria-label="Name"><p style="height:3000px">Long</p></main>';
  find('#field').focus();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await media();
  document.documentElement.removeAttribute('dir');
  tokens.remove();
  document.body.replaceChildren();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function show(over: Partial<SystemErrorOptions> = {}) {
  const [reloaded, onClose] = [vi.fn(), vi.fn()];
  const close = showSystemError({
    window,
    error: 'You may not do this.',
    reload: reloaded,
    onClose,
    ...over,
  });
  ends.push(close);
  const dialog = find(`.${systemErrorClasses.root}`) as HTMLDialogElement;
  const [reload, clear] = [...dialog.querySelectorAll('button')];
  if (!reload || !clear) throw new Error('no buttons');
  return { dialog, reload, clear, close, reloaded, onClose };
}

/** Sets the visitor's preferences; none without features. */
async function media(features: Record<string, string> = {}): Promise<void> {
  const session = cdp() as { send(method: string, params: object): Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

describe('the system error overlay', () => {
  it.each<Record<string, string>>([
    {},
    { 'prefers-color-scheme': 'dark' },
    { 'forced-colors': 'active' },
  ])('has no accessibility violation with %j', async (features) => {
    await media(features);
    const { dialog } = show();
    const { violations } = await axe.run(document.documentElement);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
    expect(getComputedStyle(dialog).borderTopWidth).toBe('1px');
  });

  it("[8.08] offers Reload Page and Clear under the error's own words", () => {
    const { dialog, reload, clear } = show();
    expect(page.getByRole('alertdialog', { name: 'You may not do this.' }).element()).toBe(dialog);
    expect(dialog.querySelector('h2')?.textContent).toBe('You may not do this.');
    expect([reload.textContent, clear.textContent]).toEqual(['Reload Page', 'Clear']);
  });

  it.each([undefined, '', '<img src=x onerror="document.title=1">', 'Error\n at x', { error: 1 }])(
    '[8.08] says Something Went Wrong! of the cleaned error %j',
    (error) => {
      const { dialog } = show({ error });
      expect(dialog.querySelector('h2')?.textContent).toBe('Something Went Wrong!');
      expect(dialog.ariaLabel).toBe('Something Went Wrong!');
      expect(dialog.querySelector('img')).toBeNull();
    },
  );

  it('[8.08] Reload Page loads the page anew', async () => {
    const { reload, reloaded } = show();
    await userEvent.click(reload);
    expect(reloaded).toHaveBeenCalledOnce();
  });

  it('[8.08] Clear takes it away, and the focus is where it was', async () => {
    const { clear, dialog, onClose, close } = show();
    expect(document.activeElement).toBe(clear);
    await userEvent.click(clear);
    await expect.poll(() => dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(find('#field'));
    close();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[8.08] Escape does the same, and only to this layer', async () => {
    const below = vi.fn();
    ends.push(openLayer(window, { dismiss: below }));
    const { dialog } = show();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(find('#field'));
    expect(below).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(below).toHaveBeenCalledOnce();
  });

  it('a request of the device to close it does the same', async () => {
    const { dialog, onClose } = show();
    dialog.requestClose();
    await expect.poll(() => dialog.isConnected).toBe(false);
    expect([onClose.mock.calls.length, document.documentElement.style.overflow]).toEqual([1, '']);
  });

  it('the keyboard stays in it, and reaches both ways on', async () => {
    const { reload, clear, dialog } = show();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(reload);
    for (let index = 0; index < 6; index++) {
      await userEvent.keyboard('{Tab}');
      expect(
        document.activeElement === document.body || dialog.contains(document.activeElement),
      ).toBe(true);
    }
    expect([reload, clear].every((button) => dialog.contains(button))).toBe(true);
  });

  it('the page below does not scroll, and nothing is left behind', () => {
    const before = document.documentElement.style.overflow;
    const { close, onClose } = show();
    expect(document.documentElement.style.overflow).toBe('hidden');
    close();
    close();
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.documentElement.style.overflow).toBe(before);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });

  it.each(['ltr', 'rtl'])('fits 320 px (%s), with words that cannot be broken', async (dir) => {
    await page.viewport(320, 480);
    document.documentElement.dir = dir;
    const { dialog, reload, clear } = show({ error: 'x'.repeat(180) });
    const box = dialog.getBoundingClientRect();
    expect([box.left >= 0, box.right <= 320, box.bottom <= 480]).toEqual([true, true, true]);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const button of [reload, clear])
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('runs from the right in a page that does, and English words in it from the left', () => {
    document.documentElement.dir = 'rtl';
    const stored = { 'system-error': { reload: 'أعد التحميل', clear: 'امسح' } };
    const texts = textsInUse(stored, 'ar');
    const { dialog, reload, clear } = show({ texts });
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(dialog);
    expect([borderRightWidth, borderLeftWidth]).toEqual(['4px', '1px']);
    expect(reload.getBoundingClientRect().right).toBeGreaterThan(
      clear.getBoundingClientRect().right,
    );
    expect(getComputedStyle(dialog.querySelector('h2') ?? dialog).direction).toBe('ltr');
    expect([reload.textContent, clear.textContent]).toEqual(['أعد التحميل', 'امسح']);
  });

  it('can be read on a page without tokens', async () => {
    tokens.remove();
    const { dialog, reload } = show();
    expect(getComputedStyle(dialog).backgroundColor).toBe('rgb(255, 255, 255)');
    expect([getComputedStyle(reload).backgroundColor, getComputedStyle(reload).color]).toEqual([
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
    ]);
  });
});
