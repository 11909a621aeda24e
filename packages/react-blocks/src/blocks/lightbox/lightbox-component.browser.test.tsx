import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import '../../style.css';
import { Lightbox, Picture, TextsProvider, type LightboxProps } from '../../react';
import { noHurry, testPicture } from '../../testing/test-blocks';

let host: Root | undefined;

beforeEach(async () => {
  await browser.viewport(1000, 700);
});

afterEach(() => {
  flushSync(() => host?.unmount());
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

/** Renders as a host does, and waits until the script is there. */
async function render(children: ReactNode): Promise<HTMLElement> {
  document.body.innerHTML = '<div id="host"></div>';
  const element = document.querySelector<HTMLElement>('#host');
  if (!element) throw new Error('no host');
  host = createRoot(element);
  flushSync(() => host?.render(<StrictMode>{children}</StrictMode>));
  await vi.waitFor(
    () => expect(document.querySelector('[data-block-state=ready]')).not.toBeNull(),
    noHurry,
  );
  return element;
}

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
const statusText = (): string => dialog()?.querySelector('[role=status]')?.textContent ?? '';

const links = (count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} data-lightbox="" data-slide-id={`p${index}`} href={testPicture.source}>
      <img src={testPicture.source} alt={`Bowl ${index + 1}`} />
    </a>
  ));

const bowls = (count: number, props: Partial<LightboxProps> = {}): ReactNode => (
  <Lightbox label="Bowls" {...props}>
    {links(count)}
  </Lightbox>
);

describe('Lightbox', () => {
  it('[2.18a] opens the links in it as one set under its name; keys go on, Escape closes', async () => {
    const root = await render(bowls(3));
    root.querySelectorAll('a')[1]?.click();
    await vi.waitFor(() => expect(statusText()).toBe('2 of 3: Bowl 2'), noHurry);
    expect(dialog()?.ariaLabel).toBe('Bowls');
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(statusText()).toBe('3 of 3: Bowl 3'), noHurry);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull(), noHurry);
  });

  it('finds links that came later, without starting anew', async () => {
    const root = await render(bowls(1));
    flushSync(() => host?.render(<StrictMode>{bowls(4)}</StrictMode>));
    root.querySelectorAll('a')[3]?.click();
    await vi.waitFor(() => expect(statusText()).toBe('4 of 4: Bowl 4'), noHurry);
  });

  it('has the theme, the controls, the address and the language that it is given', async () => {
    const texts = { language: 'ar', texts: { lightbox: { close: 'إغلاق' } } };
    const root = await render(
      <TextsProvider {...texts}>
        {bowls(2, { theme: 'light', controls: false, history: 'hash' })}
      </TextsProvider>,
    );
    root.querySelector('a')?.click();
    await vi.waitFor(() => expect(dialog()).not.toBeNull(), noHurry);
    expect([
      dialog()?.dataset['theme'],
      location.hash,
      dialog()?.querySelector<HTMLElement>('[value=next]')?.dataset['place'],
      dialog()?.querySelector('[value=close]')?.ariaLabel,
    ]).toEqual(['light', '#itemId=p0', 'none', 'إغلاق']);
  });

  it('is links in what a server renders', () => {
    expect(renderToString(bowls(2))).toMatch(/<a [^>]*href="data:image[^"]*"/);
  });
});

describe('Picture', () => {
  it('keeps its place, and loads when it is near the screen', async () => {
    const root = await render(<Picture picture={testPicture} ratio={2} />);
    const image = root.querySelector('img');
    const { width, height } = image?.getBoundingClientRect() ?? new DOMRect();
    expect(width / height).toBeCloseTo(2, 1);
    await vi.waitFor(() => expect(image?.src).toContain('data:image'), noHurry);
    expect(root.querySelector('figure, a')).toBeNull();
  });
});
