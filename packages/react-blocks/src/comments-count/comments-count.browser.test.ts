import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testContext } from '../testing/test-blocks';
import { mount, read } from './comments-count.mount';
import { showCounts } from './show-counts';

// Served by the test server.
const service = `${location.origin}/packages/react-blocks/src/testing/comments-service`;
const missing = 'http://127.0.0.1:9';
const requested = (): string[] =>
  [...document.querySelectorAll('script')]
    .map(({ src }) => src)
    .filter((src) => /count|disqus/.test(src));
const words = (): string[] =>
  [...document.querySelectorAll('main a, main span')].map(({ textContent }) => textContent);

function show(markup: string): HTMLElement {
  document.body.innerHTML = `<main>${markup}</main><div data-comments-shortname="Studio"></div>`;
  return document.querySelector<HTMLElement>('[data-comments-shortname]') ?? document.body;
}

afterEach(() =>
  document.querySelectorAll('script[src*="count"]').forEach((script) => script.remove()),
);

describe('counts of comments', () => {
  it('[7.27b] the script of the service fills them, by identifier and by address; a second mount asks again without loading it again', async () => {
    const links =
      '<a href="/notes/3#disqus_thread">Comments</a><span class="disqus-comment-count" data-disqus-identifier="bun-1">–</span><a href="/other">Other</a>';
    show(links);
    await showCounts(service, testContext());
    await expect.poll(words).toEqual(['3 Comments', '1 Comment', 'Other']);
    expect(requested()).toHaveLength(2);
    show(links);
    await showCounts(service, testContext());
    await expect.poll(words).toEqual(['3 Comments', '1 Comment', 'Other']);
    expect(requested().filter((src) => src.endsWith('/count.js'))).toHaveLength(1);
  });

  it('[7.27b] a page without a count asks nobody, nor does one whose name is none', async () => {
    const root = show('<a href="/notes#other">Comments</a>');
    mount(root, read(root), testContext());
    await showCounts(missing, testContext());
    root.setAttribute('data-comments-shortname', 'evil.example/');
    expect(read(root)).toBe('');
    show('<a href="/notes#disqus_thread">Comments</a>');
    mount(root, '', testContext());
    expect(requested()).toEqual([]);
  });

  it('its address is made of the name alone', () => {
    expect(read(show(''))).toBe('https://studio.disqus.com');
  });

  it('a script that does not come is reported, and the words stay', async () => {
    const root = show('<a href="/notes#disqus_thread">Comments</a>');
    const context = testContext();
    mount(root, missing, context);
    await expect
      .poll(() => context.issues)
      .toMatchObject([
        {
          code: 'COMMENTS_COUNT_FAILED',
          block: 'comments-count',
          cause: new Error(`Loading script ${missing}/count.js failed`),
        },
      ]);
    expect(words()).toEqual(['Comments']);
    expect(requested()).toEqual([]);
  });

  it('a script that takes longer than 30 s is given up; of a block that has ended nothing is told', async () => {
    show('<a href="/notes#disqus_thread">Comments</a>');
    const clock = createFakeClock();
    // The timeout is over before anything can have loaded.
    const loading = showCounts(`${service}/late`, testContext({ clock }));
    clock.advance(30_000);
    await expect(loading).rejects.toThrow('Loading script');
    const context = testContext();
    mount(document.body, `${missing}/ended`, context);
    context.end();
    await expect.poll(requested).toEqual([]);
    expect(context.issues).toEqual([]);
  });
});
