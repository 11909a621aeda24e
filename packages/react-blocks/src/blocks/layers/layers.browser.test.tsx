import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import * as buttonModule from '../button/button.mount';
import { Button } from '../button/Button';
import * as shareModule from '../share/share.mount';
import { Share } from '../share/Share';

let end = (): void => {};
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', ' ');
});

const hostile = '"><img src=x onerror=alert(1)> & <b>more</b>';
const still = () => testContext({ reducedMotion: true });
const button = (name: string) =>
  [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === name);

describe('a button that asks', () => {
  it('[4.15a] opens its link only when confirmed', async () => {
    const root = showMarkup(<Button text="Go away" href="#gone" ask="Leave the shop?" />);
    end = await mountBlock(root, buttonModule, still());
    const link = root.querySelector('a');
    link?.click();
    expect(document.querySelector('dialog')?.textContent).toBe('Leave the shop?Stay hereGo away');
    (button('Stay here') as HTMLElement | undefined)?.click();
    await Promise.resolve();
    expect([location.hash, document.querySelector('dialog')]).toEqual(['', null]);
    link?.click();
    (button('Go away') as HTMLElement | undefined)?.click();
    await vi.waitFor(() => expect(location.hash).toBe('#gone'));
  });

  it('leaves a press with a modifier to the browser, and takes hostile words as words', async () => {
    const root = showMarkup(<Button text="Go" href="#gone" ask={hostile} hint={hostile} />);
    const before = canonical(document.body);
    end = await mountBlock(root, buttonModule, still());
    root.querySelector('a')?.click();
    expect(document.querySelector('dialog p')?.textContent).toBe(hostile);
    expect(document.querySelector('dialog img, dialog b')).toBeNull();
    expect((await axe.run(document.body)).violations).toEqual([]);
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('without either it waits for no script', () => {
    const root = showMarkup(<Button text="Go" href="/shop" ask=" " hint="" />);
    expect(root.dataset.blockState).toBeUndefined();
    expect(root.innerHTML).not.toContain('title');
  });

  it('its hint describes it, and is the browser’s own without a script', async () => {
    const root = showMarkup(<Button text="Go" href="/shop" hint="Opens the shop" />);
    const link = root.querySelector('a');
    const described = document.getElementById(link?.getAttribute('aria-describedby') ?? '');
    expect([link?.title, described?.textContent]).toEqual(['Opens the shop', 'Opens the shop']);
    end = await mountBlock(root, buttonModule, still());
    expect(link?.title).toBe('');
  });
});

describe('share', () => {
  it('[4.15b] copies the address, says so for two seconds, and leaves nothing', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => void written.push(text) },
    });
    const root = showMarkup(<Share href="/about" />);
    const before = canonical(document.body);
    end = await mountBlock(root, shareModule, still());
    root.querySelector('a')?.click();
    await vi.waitFor(() =>
      expect(document.querySelector('[role=status]')?.textContent).toBe('The address is copied.'),
    );
    expect(written).toEqual([new URL('/about', location.href).href]);
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('says what to do where nothing may be copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    const root = showMarkup(<Share href="/about" label={hostile} />);
    expect(root.textContent).toBe(hostile);
    end = await mountBlock(root, shareModule, still());
    root.querySelector('a')?.click();
    await vi.waitFor(() =>
      expect(document.querySelector('[role=status]')?.textContent).toContain('top of the window'),
    );
  });

  it('uses the device’s own way where there is one', async () => {
    const shared: unknown[] = [];
    vi.stubGlobal('navigator', { share: async (data: unknown) => void shared.push(data) });
    const root = showMarkup(<Share href="/about" />);
    end = await mountBlock(root, shareModule, still());
    root.querySelector('a')?.click();
    await Promise.resolve();
    expect(shared).toEqual([{ title: document.title, url: new URL('/about', location.href).href }]);
  });
});
