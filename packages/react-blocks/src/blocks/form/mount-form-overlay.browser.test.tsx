import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import {
  canonical,
  mountBlock,
  showMarkup,
  testContext,
  type TestContext,
} from '../../testing/test-blocks';
import { overlayForm } from '../../testing/test-form';
import { Form } from './Form';
import { formOverlayParts } from './form.parts';

const opener = page.getByRole('link', { name: 'Write to us' });
const dialog = page.getByRole('dialog', { name: 'Write to us' });
let end: () => void;

async function open(): Promise<void> {
  const root = showMarkup(
    <Form definition={overlayForm} page={{ id: '1', title: 'Contact', path: '/contact' }} />,
  );
  end = await mountBlock(root, await import('./form.mount'), testContext());
}

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => {
  end();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a form above the page', () => {
  it('opens by its link, with the focus in its first field, and keeps the page still', async () => {
    await open();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('leaves a click that asks for another tab or window to the browser', async () => {
    await open();
    // The last listener, which also prevents a new tab.
    const hidden: boolean[] = [];
    const onClick = (event: Event): void =>
      void [hidden.push(!event.defaultPrevented), event.preventDefault()];
    document.addEventListener('click', onClick);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      opener
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    }
    document.removeEventListener('click', onClick);
    expect(hidden).toEqual([true, true, true, true]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('Escape and its button close it, give the focus back and keep what was typed', async () => {
    await open();
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener.click();
      await page.getByLabelText('Name').fill('Ada');
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      expect(document.documentElement.style.overflow).toBe('');
    }
    await opener.click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
  });

  it('opens for an address that leads to it, at once and later', async () => {
    location.hash = `#form-${overlayForm.id}`;
    await open();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    location.hash = '';
    location.hash = `#form-${overlayForm.id}`;
    await expect.element(dialog).toBeVisible();
  });

  it('ends while it is open, and the page goes on', async () => {
    await open();
    await opener.click();
    end();
    expect(document.documentElement.style.overflow).toBe('');
    const box = document.querySelector<HTMLDialogElement>(`[${formOverlayParts.dialog}]`);
    expect([box?.open, box?.matches(':modal')]).toEqual([true, false]);
  });

  it.each([
    ['before its chunk came', false, (_: Element, context: TestContext) => context.end()],
    [
      'between its form and what is around it',
      true,
      (form: Element, context: TestContext) =>
        new MutationObserver(context.end).observe(form, { attributes: true }),
    ],
  ])('whose page ended %s is left alone', async (_, hasBegun, endIn) => {
    const root = showMarkup(
      <Form definition={overlayForm} page={{ id: '1', title: 'Contact', path: '/contact' }} />,
    );
    const [before, form, context] = [canonical(root), root.querySelector('form'), testContext()];
    if (!form) throw new Error('The block has no form.');
    const mounting = mountBlock(root, await import('./form.mount'), context);
    endIn(form, context);
    end = await mounting;
    const box = document.querySelector<HTMLDialogElement>(`[${formOverlayParts.dialog}]`);
    expect([form.noValidate, box?.open]).toEqual([hasBegun, true]);
    end();
    expect(canonical(root)).toBe(before);
  });

  it('before its script it is reached by the link all the same', async () => {
    showMarkup(
      <Form definition={overlayForm} page={{ id: '1', title: 'Contact', path: '/contact' }} />,
    );
    const height = (): number =>
      document.querySelector<HTMLElement>('[name=name]')?.offsetHeight ?? 0;
    expect(height()).toBe(0);
    await opener.click();
    await expect.poll(height).toBeGreaterThan(40);
  });
});
