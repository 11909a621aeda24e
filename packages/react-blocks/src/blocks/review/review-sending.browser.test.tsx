import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { Review, type ReviewProps } from './Review';
import * as module from './review.mount';

let end = (): void => {};
const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  end();
  end = () => {};
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** The answer that leads on to the page: a script sees nothing more of it. */
const leadsOn = { type: 'opaqueredirect', status: 0 } as Response;
const review = { stars: 0, title: '', text: '', name: '' };
const item = { title: 'Jar', variantLabel: '', picture: null, slug: '', review, isSent: false };

async function open(errors?: ReviewProps['errors']) {
  const items = ['p1', 'p2'].map((productId) => ({ ...item, productId }));
  const root = showMarkup(<Review view={{ token: 'tok', items }} errors={errors} />);
  const before = canonical(document.body);
  end = await mountBlock(root, module);
  const [first, second] = root.querySelectorAll('form');
  if (!first || !second) throw new Error('The page has no forms.');
  const field = (name: string) =>
    first.querySelector<HTMLInputElement>(`[name=${name}]:not([type=radio])`) ?? first;
  const status = () => first.querySelector('[role=status]')?.textContent;
  return { root, before, first, second, field, status };
}

async function fillIn(form: HTMLFormElement): Promise<void> {
  form.querySelector<HTMLInputElement>('[value="4"]')?.click();
  await userEvent.fill(form.querySelector('[name=name]') ?? form, 'Ada <b>');
  await userEvent.fill(form.querySelector('textarea') ?? form, 'Holds tulips.');
}

describe('a review', () => {
  it('[2.21e] is sent without loading the page, once, and can be changed', async () => {
    const { root, before, first, second, status } = await open();
    await fillIn(first);
    let arrive = (_reply: Response): void => {};
    answer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    first.requestSubmit();
    first.requestSubmit();
    expect(status()).toBe('Sending …');
    arrive(leadsOn);
    await expect
      .poll(status)
      .toBe('Thank you. Your review will be published once we have read it.');
    expect(answer).toHaveBeenCalledTimes(1);
    const [url, sent] = answer.mock.calls[0] ?? [];
    expect([String(url), String(sent?.body)]).toEqual([
      `${location.origin}/review/tok`,
      'productId=p1&stars=4&title=&text=Holds+tulips.&name=Ada+%3Cb%3E',
    ]);
    expect([first, second].map((form) => form.querySelector('button')?.textContent)).toEqual([
      'Update review',
      'Send review',
    ]);
    expect((await axe.run(root)).violations).toEqual([]);
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it.each(['p1', 'p2'])(
    'that was refused before and arrives takes away what was wrong with it: %s',
    async (productId) => {
      const errors = { productId, fields: { stars: 'Please select a star rating' } };
      const { root, before, first, status } = await open(errors);
      answer.mockResolvedValue(leadsOn);
      await fillIn(first);
      first.requestSubmit();
      await expect.poll(status).toContain('Thank you.');
      // What is wrong with another product is still wrong.
      expect(root.querySelectorAll('[role=alert]').length).toBe(productId === 'p1' ? 0 : 1);
      end();
      expect(canonical(document.body)).toBe(before);
    },
  );

  it.each([
    ['the net fails', () => Promise.reject(new TypeError('net'))],
    ['a gateway answers', () => Promise.resolve(new Response('', { status: 502 }))],
  ])(
    '[2.21e] keeps its words where %s, also after a reload, and is sent again',
    async (_, fail) => {
      const { first, status } = await open();
      await fillIn(first);
      answer.mockImplementationOnce(fail);
      first.requestSubmit();
      await expect.poll(status).toContain('Your words are kept here');
      end();
      const again = await open();
      expect(new FormData(again.first).get('text')).toBe('Holds tulips.');
      expect([...new FormData(again.first).values()].slice(1, 2)).toEqual(['4']);
      expect(new FormData(again.second).get('text')).toBe('');
      answer.mockResolvedValueOnce(leadsOn);
      again.first.requestSubmit();
      await expect.poll(again.status).toContain('Thank you.');
      end();
      expect(new FormData((await open()).first).get('text')).toBe('');
    },
  );

  it('[2.21e] that the server refuses is sent as without a script: its page says why', async () => {
    const { first } = await open();
    const submit = vi.spyOn(first, 'submit').mockReturnValue();
    answer.mockResolvedValueOnce(new Response('', { status: 400 }));
    first.requestSubmit();
    await expect.poll(() => submit.mock.calls.length).toBe(1);
  });

  it('[2.21e] without something to review waits for no script', () => {
    const root = showMarkup(<Review view={{ token: 'tok', items: [] }} />);
    expect(root.dataset['blockState']).toBeUndefined();
  });
});
