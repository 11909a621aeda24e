import { pageConsent } from '@frontage/census/dom';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../style.css';
import {
  CookieBannerBlock as CookieBanner,
  type CookieBannerBlockProps,
} from './CookieBannerBlock';

const html = document.documentElement;
let root: Root | undefined;

beforeEach(() => forget());
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  html.removeAttribute('data-consent');
  forget();
});

/** Another page view, of a visitor who has not answered. */
function forget(): void {
  document.cookie = 'ss_cookieAllowed=; max-age=0; path=/';
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
}

function show(props: CookieBannerBlockProps = {}): void {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  flushSync(() =>
    root?.render(
      <StrictMode>
        <CookieBanner {...props} />
      </StrictMode>,
    ),
  );
}

const banner = () => document.querySelector('aside');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('[4.05a] asks where the site asks, by keys too, and the answer opens what waits', async () => {
  html.setAttribute('data-consent', 'asked');
  forget();
  const [opened, onChoice] = [vi.fn(), vi.fn()];
  pageConsent(window).whenAllowed('marketing', opened);
  show({ onChoice, children: <p>May we count?</p>, settingsHref: '/cookies' });
  expect(banner()?.textContent).toContain('May we count?');
  expect(document.querySelector('a[href="/cookies"]')).not.toBeNull();
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button('Accept'));
  await userEvent.keyboard('{Enter}');
  expect(onChoice).toHaveBeenCalledExactlyOnceWith('accepted');
  expect(opened).toHaveBeenCalledOnce();
  await expect.poll(banner).toBeNull();
  expect(document.cookie).toContain('ss_cookieAllowed=true');
});

it('a refusal is kept as well, and another mount asks no more', async () => {
  html.setAttribute('data-consent', 'asked');
  forget();
  const onChoice = vi.fn();
  show({ onChoice, decline: 'No, thanks' });
  await userEvent.click(button('No, thanks') ?? document.body);
  expect(onChoice).toHaveBeenCalledExactlyOnceWith('refused');
  expect(pageConsent(window).allows('marketing')).toBe(false);
  root?.unmount();
  show();
  expect(banner()).toBeNull();
});

it('asks nobody where the site does not ask, nor on a server', () => {
  show();
  expect(banner()).toBeNull();
  html.setAttribute('data-consent', 'asked');
  expect(renderToString(<CookieBanner />)).toBe('');
});

it('[4.05a] is gone once it is answered also where the browser takes no cookie', () => {
  html.setAttribute('data-consent', 'asked');
  forget();
  show();
  const cookie = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  flushSync(() => button('Accept')?.click());
  expect(banner()).toBeNull();
  cookie.mockRestore();
});
