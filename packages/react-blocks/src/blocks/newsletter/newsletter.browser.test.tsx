import { formParts } from '@frontage/form-runtime/markup';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { newsletterForm } from '../../testing/test-form';
import { Newsletter } from './Newsletter';

const letter = (
  <Newsletter definition={newsletterForm} page={{ id: '1', title: 'Home', path: '/' }} />
);

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => document.body.replaceChildren());

function box(selector: string): DOMRect {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
}

it('[9.12a] field and button stand in one row, below each other in a container narrower than 320 px', () => {
  const root = showMarkup(letter);
  const isBelow = (width: number): boolean => {
    root.style.inlineSize = `${width}px`;
    return box(`[${formParts.submit}]`).top >= box('input[type=email]').bottom;
  };
  expect([isBelow(560), isBelow(319.9), isBelow(200)]).toEqual([false, true, true]);
  expect(box(`[${formParts.submit}]`).right).toBeLessThanOrEqual(box('.fr-newsletter').right);
});

it('[9.12a] a container of 320 px is none of the small ones', () => {
  const root = showMarkup(letter);
  const display = (width: number): string => {
    root.style.inlineSize = `${width}px`;
    return getComputedStyle(root.querySelector('form') ?? root).display;
  };
  expect([display(320), display(319.9)]).toEqual(['flex', 'block']);
});

it('shows all of itself in a window of 640 px at 200 % zoom, the texts enlarged alone as well', async () => {
  await page.viewport(320, 450);
  for (const size of ['', '200%']) {
    document.documentElement.style.fontSize = size;
    showMarkup(letter);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(box(`[${formParts.submit}]`).right).toBeLessThanOrEqual(320);
  }
  document.documentElement.style.fontSize = '';
  await page.viewport(414, 896);
});

it('[8.01c] [8.04b] tells what is wrong at its field, which gets the focus, and nothing around it', async () => {
  const root = showMarkup(letter);
  const end = await mountBlock(root, await import('../form/form.mount'), testContext());
  await page.getByLabelText('Email').fill('nobody');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Email is not valid\./)).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  expect(root.querySelector<HTMLElement>(`[${formParts.summary}]`)?.hidden).toBe(true);
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  end();
});
