import { formParts } from '@frontage/form-runtime/markup';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { newsletterForm, testForm } from '../../testing/test-form';
import { Newsletter } from '../newsletter/Newsletter';
import { Form } from './Form';

const place = { id: '1', title: 'Contact', path: '/contact' };
const blocks: Readonly<Record<string, ReactNode>> = {
  form: <Form definition={testForm} page={place} />,
  newsletter: <Newsletter definition={newsletterForm} page={place} />,
};
let answer: (response: Response) => void = () => undefined;

// Once for the file, because a site's calls keep the fetch of their window.
beforeAll(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (String(address).includes('FormSubmissionKey'))
      return Response.json({ data: { key: 'k1' } });
    return new Promise((resolve) => (answer = resolve));
  });
});
beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

const form = () => page.elementLocator(document.querySelector('form') ?? document.body);
const button = () => document.querySelector<HTMLElement>(`[${formParts.submit}]`);

/** Fills in the required fields and sends the form; the answer waits. */
async function sendBlock(block: ReactNode): Promise<{ root: HTMLElement; end: () => void }> {
  const root = showMarkup(block);
  const end = await mountBlock(root, await import('./form.mount'), testContext());
  if (root.querySelector('[name=name]')) await page.getByLabelText('Name').fill('Ada');
  await page.getByLabelText('Email').fill('ada@mill.de');
  await userEvent.keyboard('{Enter}');
  await expect.element(form()).toHaveAttribute(formParts.state, 'submitting');
  return { root, end };
}

describe.each(Object.entries(blocks))('a %s that is being sent', (_, block) => {
  it.each(['light', 'dark', 'rtl'])(
    '[4.01a] says so, holds its fields, and is accessible, %s',
    async (look) => {
      document.documentElement.dir = look === 'rtl' ? 'rtl' : 'ltr';
      document.documentElement.style.colorScheme = look === 'dark' ? 'dark' : 'light';
      document.body.style.background = 'var(--fr-color-ground)';
      const { root, end } = await sendBlock(block);
      expect([
        button()?.textContent,
        button()?.getAttribute('aria-busy'),
        document.activeElement === button(),
      ]).toEqual(['Submitting…', 'true', true]);
      expect(root.querySelector<HTMLElement>(`[${formParts.fields}]`)?.inert).toBe(true);
      const { violations } = await axe.run(document.body);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
      answer(Response.json({ data: {} }));
      await expect.poll(() => document.activeElement?.hasAttribute(formParts.success)).toBe(true);
      end();
    },
  );
});

it('[4.01a] the button of a newsletter stays in its row while it says so', async () => {
  document.body.style.inlineSize = '560px';
  const { root, end } = await sendBlock(blocks['newsletter']);
  const field = root.querySelector('input[type=email]')?.getBoundingClientRect();
  const box = button()?.getBoundingClientRect();
  expect(Math.abs((box?.bottom ?? 0) - (field?.bottom ?? 0))).toBeLessThanOrEqual(1);
  expect(box?.right).toBeLessThanOrEqual(root.getBoundingClientRect().right);
  end();
});
