import { createRuntime } from '@frontage/core-lifecycle/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wholeRegistry } from '../../whole-registry';
import { noHurry, testContext } from '../test-blocks';

let answer: () => Response;
let end = (): void => {};
beforeEach(() => {
  answer = () => new Response('', { status: 404 });
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(answer()));
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Boots a page with this markup; gives the codes of what is reported. */
async function boot(markup: string): Promise<() => readonly string[]> {
  document.body.innerHTML = `<main>${markup}</main>`;
  const context = testContext();
  const runtime = createRuntime({ blocks: wholeRegistry, context });
  end = () => runtime.destroy();
  runtime.boot();
  await vi.waitFor(
    () => expect(document.querySelector('[data-block-state=waiting]')).toBeNull(),
    noHurry,
  );
  return () => context.issues.map(({ code }) => code);
}

const donation = (json: string, inner = '<div class="sqs-donate-button"></div>'): string =>
  `<div class="sqs-block-donation" data-block-json='${json}'>${inner}</div>`;
const calendar = (inner = ''): string =>
  `<div class="sqs-block-calendar" data-block-json='{"collectionId":"5f1"}'><div class="sqs-block-content">${inner}</div></div>`;

describe('published donations', () => {
  it('[4.24b] the button leads to where is given by a click, Enter and space', async () => {
    await boot(donation('{"donatePage":{"id":"5f&1"}}'));
    const button = page.getByRole('button', { name: 'Donate' });
    const went: string[] = [];
    document.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) went.push(event.target.search);
    });
    await button.click();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(went).toEqual(Array.from({ length: 3 }, () => '?donatePageId=5f%261'));
  });

  it.each([
    ['no button', donation('{"donatePageId":"5f1"}', '')],
    ['no donation', donation('{}')],
    ['JSON that cannot be read', donation('{')],
  ])('[8.16a] with %s is logged, not shown', async (_, markup) => {
    const codes = await boot(markup);
    expect(codes()).toEqual(['DONATION_BUTTON_MISSING']);
    expect(document.body.textContent).toBe('');
  });
});

describe('published sound', () => {
  it.each(['', 'javascript:alert(1)', 'mailto:a@b.c'])(
    '[8.16a] with the address %j is logged, not shown',
    async (url) => {
      const codes = await boot(`<div class="sqs-audio-embed" data-url="${url}"></div>`);
      expect(codes()).toEqual(['AUDIO_ADDRESS_UNREADABLE']);
      expect(document.querySelector('audio')).toBeNull();
    },
  );

  it('with hostile words shows them as words', async () => {
    await boot(
      '<div class="sqs-audio-embed" data-url="/tide.mp3" data-title="&lt;img src=x onerror=alert(1)&gt;"></div>',
    );
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('published calendars', () => {
  it('keep what a saved page has while their site does not answer', async () => {
    const codes = await boot(calendar('<table><tbody><tr><td>Saved</td></tr></tbody></table>'));
    expect(codes()).toEqual(['EVENTS_FAILED']);
    await expect.element(page.getByText('Saved')).toBeVisible();
  });

  it('turn to another month in their place, which has the focus', async () => {
    answer = () => Response.json([]);
    await boot(calendar());
    const caption = () => document.querySelector('caption')?.textContent;
    const before = caption();
    const next = document.querySelector<HTMLElement>('a[rel=next]');
    next?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(caption).not.toBe(before);
    expect(document.activeElement?.getAttribute('rel')).toBe('next');
    const asked = vi.mocked(window.fetch).mock.calls.map(([address]) => String(address));
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(2);
  });
});

describe('published quick views', () => {
  it('lead to the page of their product by a click, Enter and space', async () => {
    await boot(
      '<div><a href="/shop/jar">A jar</a><span class="sqs-product-quick-view-button" data-id="j">Quick view</span></div>',
    );
    const button = page.getByRole('button', { name: 'Quick view' });
    const went: string[] = [];
    document.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) went.push(event.target.pathname);
    });
    await button.click();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(went).toEqual(['/shop/jar', '/shop/jar', '/shop/jar']);
  });
});

describe('published search fields', () => {
  it('keep what was typed into the field of an earlier runtime', async () => {
    await boot(
      '<div class="sqs-search-ui-text-input"><div class="yui3-widget"><input class="search-input" placeholder="Find pots" value="kiln"></div></div>',
    );
    const field = page.getByRole('searchbox', { name: 'Search this site' });
    await expect.element(field).toHaveValue('kiln');
    await expect.element(field).toHaveAttribute('placeholder', 'Find pots');
    expect(document.querySelectorAll('input')).toHaveLength(1);
  });
});
