import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { renderAnnouncement, type ShownAnnouncement } from '../../server/render-announcement';
import { announcementParts as parts } from './announcement.parts';

// Node's own hashes, which a browser has not: here one that differs for other words.
vi.mock('../../server/policy-hash', () => ({
  policyHash: (text: string) => `'sha256-${String(text.length).padStart(12, '0')}'`,
}));

const bar = page.getByRole('complementary', { name: 'Announcement' });
const close = page.getByRole('button', { name: 'Close' });
const words = ['Kiln open, ', { text: 'come', href: '/visit' }];

/** Reads a page with the bar as a browser does, with its script or without. */
function open(shown: Partial<ShownAnnouncement> = {}, scripts = true): void {
  const { html } = renderAnnouncement({ words, tone: 'accent', ...shown }, undefined);
  document.body.innerHTML = `${html}<main id="content" tabindex="-1"><h1>Pots</h1></main>`;
  const inert = document.querySelector('aside script');
  if (!scripts || !inert) return;
  // What came as text does not run by itself.
  const script = document.createElement('script');
  script.textContent = inert.textContent;
  inert.replaceWith(script);
}

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('[6.03] the announcement bar', () => {
  it('closes, gives the focus to the content, and stays closed until it says something else', async () => {
    open();
    await close.click();
    await expect.element(bar).not.toBeInTheDocument();
    expect(document.activeElement?.id).toBe('content');
    open();
    // Before anything is painted.
    expect(document.querySelector('aside')?.hidden).toBe(true);
    open({ words: ['Closed on Monday'] });
    await expect.element(bar).toBeVisible();
  });

  it('stays without scripts, with its words where they are beside the button', async () => {
    open({}, false);
    await expect.element(bar).toBeVisible();
    await expect.element(close).not.toBeInTheDocument();
    const left = () => page.getByText('Kiln open').element().getBoundingClientRect();
    const before = left().toJSON();
    open();
    await expect.element(close).toBeVisible();
    expect(left().toJSON()).toEqual(before);
  });

  it('one that is only tried is not remembered', async () => {
    open({ isTrial: true });
    await close.click();
    expect(localStorage.getItem(parts.storageKey)).toBeNull();
  });

  it('closes in a browser that keeps nothing', async () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    await close.click();
    await expect.element(bar).not.toBeInTheDocument();
    storage.mockRestore();
  });

  it.each(['ltr', 'rtl'])('has its button at the end of the line (%s)', (dir) => {
    document.documentElement.dir = dir;
    open();
    const button = close.element().getBoundingClientRect();
    const text = document.querySelector('aside p')?.getBoundingClientRect();
    document.documentElement.dir = '';
    expect(button.left > (text?.left ?? 0)).toBe(dir === 'ltr');
    expect(button.width).toBeGreaterThanOrEqual(44);
  });
});
