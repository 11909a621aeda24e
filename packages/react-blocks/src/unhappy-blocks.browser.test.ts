import { createRuntime } from '@frontage/core-lifecycle/dom';
import type { JsonObject } from '@frontage/site-model';
import type { FieldTable } from '@frontage/site-model/fields';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockFields } from './blocks/block-fields';
import './style.css';
import { filledFields } from './testing/filled-fields';
import { pageWith, parse } from './testing/hostile-page';
import { testId } from './testing/test-page';
import { canonical, noHurry, testContext } from './testing/test-blocks';
import { testCart, testCheckout, testOrder } from './testing/test-shop';
import { watchPage } from './testing/watch-page';
import { wrongFields } from './testing/wrong-fields';
import { wholeRegistry } from './whole-registry';
import type { RenderInput } from './server/render-input';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('./server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const kinds: readonly (readonly [string, FieldTable])[] = Object.entries(blockFields);
const cycles = process.env.FRONTAGE_RUNS === 'nightly' ? 1_000 : 5;
/** A form takes a while to begin a thousand times, in ms. */
const nightTime = 60_000 + cycles * 500;
/** The most blocks of a page. */
const mostBlocks = 60;
const hostile = '"><img src=x onerror="window.isHit=1"><script>window.isHit=1</script>';

const shop: Readonly<Record<string, RenderInput['shop']>> = {
  cart: { kind: 'cart', view: testCart() },
  checkout: { kind: 'checkout', view: testCheckout() },
  order: { kind: 'order', view: testOrder },
};

/** What went wrong without anybody to catch it. */
const uncaught: unknown[] = [];
const onError = (event: ErrorEvent): void => void uncaught.push(event.error ?? event.message);
const onRejection = ({ reason }: PromiseRejectionEvent): void => void uncaught.push(reason);

beforeAll(() => {
  // As a blocker of other providers does: nothing of them arrives.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'; frame-src 'none'; media-src 'self' data:";
  document.head.append(policy);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
});
beforeEach(() => {
  uncaught.length = 0;
  document.cookie = 'crumb=token';
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data: testCart() }));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  document.cookie = 'crumb=; max-age=0';
  document.body.replaceChildren();
});

/** Shows a page of blocks of one kind. */
function show(type: string, drafts: readonly JsonObject[], text = 'Bowls'): HTMLElement {
  const { body } = parse(
    pageWith(
      text,
      drafts.map((data) => ({ type, data })),
      { shop: shop[type], formState: undefined, searchState: undefined },
    ),
  );
  document.body.replaceChildren(...body.childNodes);
  return document.body;
}

function createPage() {
  const context = testContext({ reducedMotion: true });
  const runtime = createRuntime({ blocks: wholeRegistry, context });
  return {
    issues: context.issues,
    ...runtime,
    /** Starts all blocks, and waits until each is ready or has failed. */
    async startAll(): Promise<void> {
      runtime.boot();
      const waiting = [...document.querySelectorAll('[data-block-state=waiting]')];
      await Promise.all(waiting.map((root) => runtime.start(root)));
    },
  };
}

/**
 * What a block could not do; what it says of its data is as it should be, and so is that nothing of
 * another provider arrives, which may be before a test ends or after it.
 */
const failures = (issues: readonly { code: string; cause?: unknown }[]) =>
  issues.filter(
    ({ code, cause }) =>
      code.endsWith('_FAILED') &&
      !(cause instanceof Error && cause.message.startsWith('Loading script https:')),
  );

/** Copies the block of a page until there are as many as a page may have. */
function copyBlocks(body: HTMLElement, type: string): void {
  const root = body.querySelector(`[data-block="${type}"]`);
  const markup = (root?.closest('.fr-cell') ?? root)?.outerHTML ?? '';
  const copies = Array.from({ length: mostBlocks - 1 }, (_, index) =>
    markup.replaceAll(testId(1), testId(index + 2)),
  );
  (root?.closest('.fr-cell') ?? root)?.insertAdjacentHTML('afterend', copies.join(''));
}

/** The markup of a page; a picture that has come stays, so which have is left out. */
function withoutLoaded(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
  for (const picture of copy.querySelectorAll('img[data-src]')) picture.removeAttribute('src');
  return canonical(copy);
}

const states = (): (string | null)[] =>
  [...document.querySelectorAll('[data-block-state]')].map((root) =>
    root.getAttribute('data-block-state'),
  );

/** Presses all that can be pressed, without leaving the page. */
function pressAll(): void {
  const stay = (event: Event): void => event.preventDefault();
  for (const type of ['click', 'submit']) window.addEventListener(type, stay);
  for (const control of document.querySelectorAll<HTMLElement>(
    'main :is(button, summary, a, [role=button])',
  ))
    control.click();
  for (const type of ['click', 'submit']) window.removeEventListener(type, stay);
}

describe.each(kinds)('%s', (type, table) => {
  it('stands wrong, missing, empty and hostile data, and runs none of it', async () => {
    const drafts = [filledFields(table, hostile), filledFields(table, ''), ...wrongFields(table)];
    show(type, drafts, hostile);
    const page = createPage();
    await page.startAll();
    // A cart is no answer to what is asked now: a block would say so, or open the page itself.
    vi.mocked(fetch).mockReturnValue(new Promise(() => undefined));
    pressAll();
    await new Promise(requestAnimationFrame);
    page.destroy();
    expect([uncaught, failures(page.issues)]).toEqual([[], []]);
    expect(window).not.toHaveProperty('isHit');
  });

  it('starts in no room, hidden, shown and moved, sixty times on a page', async () => {
    const body = show(type, [filledFields(table, 'Bowls')]);
    copyBlocks(body, type);
    const main = body.querySelector('main');
    if (!main) throw new Error('The page has no content.');
    main.style.cssText = 'inline-size: 0; display: none';
    const page = createPage();
    await page.startAll();
    main.style.cssText = '';
    const other = document.createElement('div');
    main.append(other);
    for (const root of main.querySelectorAll('[data-block]')) other.append(root);
    await new Promise(requestAnimationFrame);
    expect(states().filter((state) => state !== 'ready')).toEqual([]);
    page.destroy();
    expect([uncaught, page.issues]).toEqual([[], []]);
  });

  it(
    'ends while it loads, and after it has, and leaves nothing',
    async () => {
      const body = show(type, [filledFields(table, 'Bowls')]);
      const warm = createPage();
      await warm.startAll();
      warm.destroy();
      const before = withoutLoaded(body);
      const watch = watchPage();
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const page = createPage();
        const started = page.startAll();
        if (cycle % 2 === 0) page.destroy();
        await started;
        page.destroy();
      }
      await expect.poll(() => watch.held(), { ...noHurry, timeout: 3_000 }).toEqual([]);
      watch.stop();
      expect(withoutLoaded(body)).toBe(before);
      expect(uncaught).toEqual([]);
    },
    nightTime,
  );
});
