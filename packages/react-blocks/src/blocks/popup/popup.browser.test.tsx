import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { Popup, type PopupSettings } from './Popup';
import { popupParts as parts } from './popup.parts';

const settings: PopupSettings = {
  style: 'overlay',
  enableMobile: true,
  version: 3,
  showUntilSignup: true,
  displayFrequency: 7,
  delay: 5,
};
const html =
  '<h2>Letters</h2><form data-form-kind="newsletter"><input aria-label="Email"></form><a href="#shop">Shop</a>';
const dialog = page.getByRole('dialog', { name: 'Letters' });
const close = page.getByRole('button', { name: 'Close' });
const record = (): unknown => JSON.parse(localStorage.getItem(parts.storageKey) ?? 'null');
let end: (() => void) | undefined;

/** Mounts the pop-up, in another visit unless it says otherwise, and lets the time pass. */
async function visit(
  over: Partial<PopupSettings> = {},
  { isSameVisit = false, passed = 5_000 } = {},
) {
  end?.();
  if (!isSameVisit) sessionStorage.clear();
  const clock = createFakeClock();
  const root = showMarkup(
    <>
      <input aria-label="Search" />
      <Popup title="Letters" settings={{ ...settings, ...over }} html={html} />
    </>,
  );
  // Tests stand in a frame, in which none comes.
  const window = Object.create(globalThis.window, {
    top: { get: () => window },
    ...bound,
  }) as Window & typeof globalThis;
  end = await mountBlock(root, await import('./popup.mount'), {
    ...testContext({ clock }),
    window,
  });
  clock.advance(passed);
  return clock;
}

/** What a window only gives when it is asked itself. */
const own = (name: keyof Window) => ({ get: () => globalThis.window[name] });
const bound = {
  document: own('document'),
  location: own('location'),
  localStorage: own('localStorage'),
  sessionStorage: own('sessionStorage'),
  innerWidth: own('innerWidth'),
  matchMedia: { value: globalThis.window.matchMedia.bind(globalThis.window) },
  addEventListener: { value: globalThis.window.addEventListener.bind(globalThis.window) },
  removeEventListener: { value: globalThis.window.removeEventListener.bind(globalThis.window) },
};

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => {
  end?.();
  end = undefined;
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('the pop-up', () => {
  it('[3.23a] comes after its time, is closed by Escape, and keeps version, sign-up and date', async () => {
    await visit({}, { passed: 4_999 });
    await expect.element(dialog).not.toBeInTheDocument();
    await visit();
    await expect.element(dialog).toBeVisible();
    await expect.element(close).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    expect(record()).toEqual({ 'date-closed': expect.any(Number), version: 3, submitted: false });
    await visit();
    await expect.element(dialog).not.toBeInTheDocument();
    await visit({ version: 4 });
    await expect.element(dialog).toBeVisible();
  });

  it('[3.23a] keeps that its form was sent, before it is closed', async () => {
    await visit({ displayFrequency: 0 });
    document.querySelector('form')?.setAttribute('data-form-state', 'success');
    await expect.poll(record).toMatchObject({ submitted: true, version: 3 });
    await visit({ displayFrequency: 0 });
    await expect.element(dialog).not.toBeInTheDocument();
    await visit({ displayFrequency: 0, showUntilSignup: false });
    await expect.element(dialog).toBeVisible();
  });

  it('is closed by its button and by the page behind it; a link of it counts as closing', async () => {
    await visit();
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    localStorage.clear();
    await visit();
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
    await expect.element(dialog).not.toBeInTheDocument();
    localStorage.clear();
    await visit();
    await page.getByRole('link', { name: 'Shop' }).click();
    expect(record()).toMatchObject({ version: 3, submitted: false });
  });

  it('does not come while somebody writes, or another dialog is open', async () => {
    const clock = await visit({}, { passed: 0 });
    await page.getByLabelText('Search').click();
    clock.advance(5_000);
    await expect.element(dialog).not.toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    clock.advance(2_000);
    await expect.element(dialog).toBeVisible();
  });

  it('in the corner leaves page and focus alone, and gives back what had the focus', async () => {
    await visit({ style: 'corner' });
    await expect.element(dialog).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    expect(document.documentElement.style.overflow).toBe('');
    const box = document.querySelector('dialog')?.getBoundingClientRect();
    expect(innerHeight - (box?.bottom ?? 0)).toBeLessThan(40);
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(record()).toMatchObject({ version: 3 });
  });

  it('[9.12c] does not come in a frame, where pictures are taken, or on phones if they are left out', async () => {
    history.replaceState(null, '', '?screenshot');
    await visit();
    await expect.element(dialog).not.toBeInTheDocument();
    history.replaceState(null, '', location.pathname);
    await page.viewport(390, 800);
    await visit({ enableMobile: false });
    await expect.element(dialog).not.toBeInTheDocument();
    await visit();
    await expect.element(dialog).toBeVisible();
    await page.viewport(1280, 800);
    end?.();
    const clock = createFakeClock();
    const root = showMarkup(<Popup title="Letters" settings={settings} html={html} />);
    end = await mountBlock(root, await import('./popup.mount'), testContext({ clock }));
    clock.advance(60_000);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('one that is tried comes at once, and nothing is kept', async () => {
    await visit({ isTrial: true }, { passed: 0 });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect([record(), sessionStorage.length]).toEqual([null, 0]);
  });

  it('comes in a browser that keeps nothing', async () => {
    const storages = (['localStorage', 'sessionStorage'] as const).map((name) =>
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    await visit({}, { isSameVisit: true });
    await expect.element(dialog).toBeVisible();
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    for (const storage of storages) storage.mockRestore();
  });
});
