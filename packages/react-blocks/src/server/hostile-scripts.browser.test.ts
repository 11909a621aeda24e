import { createRuntime } from '@frontage/core-lifecycle/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { blockFields } from '../blocks/block-fields';
import { wholeRegistry } from '../whole-registry';
import { filledFields, withWords } from '../testing/filled-fields';
import {
  count,
  harmlessLike,
  hostile,
  pageWith,
  parse,
  structureOf,
} from '../testing/hostile-page';
import { testContext } from '../testing/test-blocks';
import { testCart, testCheckout } from '../testing/test-shop';
import type { RenderInput } from './render-input';

// Node's own hashes; what they are made of is not looked at here.
vi.mock('./policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

/** What the server answers, with the words of the page. */
let words = '';
const ends: (() => void)[] = [];

beforeEach(() => {
  document.cookie = 'crumb=token';
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const data = String(input).includes('earch')
      ? { query: words, total: 1, results: [{ title: words, url: '/work', excerpt: words }] }
      : withWords(testCart(), words);
    return Response.json({ data });
  });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  document.cookie = 'crumb=; max-age=0';
  sessionStorage.clear();
  document.body.replaceChildren();
});

type Act = (root: HTMLElement, text: string) => unknown;
const press =
  (selector: string): Act =>
  (root) =>
    root.querySelector<HTMLElement>(selector)?.click();

/**
 * What a visitor does in a block, so that its script writes the words anew; and what then is there.
 */
const acts: Readonly<Record<string, readonly [act: Act, seen: string]>> = {
  accordion: [press('summary'), 'details[open]'],
  checkout: [press('button[value=pay]'), '.fr-shop-errors a'],
  form: [press('[type=submit]'), '[data-form-summary-list] a'],
  newsletter: [press('[type=submit]'), '[aria-invalid=true]'],
  'search-preview': [
    async (root) => {
      const input = root.querySelector('input');
      if (input) await userEvent.fill(input, 'clay');
    },
    'ul a strong',
  ],
};

const shop: Readonly<Record<string, unknown>> = {
  cart: { kind: 'cart', view: testCart() },
  checkout: { kind: 'checkout', view: testCheckout() },
};

/** Shows the page of a block, starts its script, and does what a visitor does. */
async function show(type: keyof typeof blockFields, text: string): Promise<HTMLElement> {
  for (const end of ends.splice(0)) end();
  words = text;
  const more: Partial<RenderInput> = {
    shop: withWords(shop[type], text) as RenderInput['shop'], // as `shop` has it
    formState: undefined,
    searchState: undefined,
  };
  const block = { type, data: filledFields(blockFields[type], text) };
  const { body } = parse(pageWith(text, [block], more));
  document.body.replaceChildren(...body.childNodes);
  const runtime = createRuntime({
    blocks: wholeRegistry,
    context: testContext({ reducedMotion: true }),
  });
  ends.push(() => runtime.destroy());
  runtime.boot();
  const waiting = document.querySelectorAll<HTMLElement>('[data-block-state=waiting]');
  for (const each of waiting) void runtime.start(each);
  const stillWaiting = () => document.querySelectorAll('[data-block-state=waiting]').length;
  await expect.poll(stillWaiting).toBe(0);
  const root = document.querySelector<HTMLElement>(`[data-block="${type}"]`);
  const [act, seen] = acts[type] ?? [];
  if (root && act) await act(root, text);
  if (seen !== undefined)
    await expect
      .poll(() => document.querySelector(`[data-block="${type}"] ${seen}`))
      .not.toBeNull();
  return document.body;
}

/** Names that scripts add and take away while they work; they are no words of anybody. */
const passing = /^(data-|aria-|src|style|class|tabindex|hidden|inert|disabled|open$|role$|id$)/;

/** The structure, without the names of passing states. */
function lasting(node: Element): unknown {
  return JSON.parse(JSON.stringify(structureOf(node)), (_key, value: unknown) =>
    typeof value === 'string'
      ? value
          .split(' ')
          .filter((name) => !passing.test(name))
          .join(' ')
      : value,
  );
}

/** One of each kind: to the end of the page, into another language, out of a field, a script. */
const worst = hostile.filter((text) => /plaintext|math|textarea|onerror/.test(text));

const types = ['accordion', 'cart', 'checkout', 'form', 'gallery', 'newsletter'] as const;
const others = ['product', 'product-list', 'search-preview', 'video', 'donation'] as const;

describe.each([...types, ...others])('%s, once its script has run and somebody used it', (type) => {
  it.each(worst)('shows %s as words, and runs none of them', async (text) => {
    const harmless = harmlessLike(text);
    const plain = await show(type, harmless);
    const structure = lasting(plain);
    const times = count(document, harmless);
    expect(times).toBeGreaterThan(1);
    await show(type, text);
    await expect.poll(() => lasting(document.body)).toEqual(structure);
    await expect.poll(() => count(document, text)).toBe(times);
    expect(window).not.toHaveProperty('isHit');
  });
});
