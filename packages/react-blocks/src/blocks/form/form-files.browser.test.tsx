import { uploadParts } from '@frontage/form-runtime/markup';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { everyKindForm } from '../../testing/test-form';
import { Form } from './Form';

const definition = {
  ...everyKindForm,
  fields: everyKindForm.fields.filter(({ type }) => type === 'text' || type === 'file'),
};
const show = (locale: string): HTMLElement =>
  showMarkup(
    <Form
      definition={definition}
      page={{ id: '1', title: 'Contact', path: '/contact' }}
      locale={locale}
    />,
  );

beforeEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
afterEach(() => document.body.replaceChildren());

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

it('[3.13a] a field for files is reached, looked through and emptied by keys alone', async () => {
  const root = show('en-GB');
  const end = await mountBlock(root, await import('./form.mount'), testContext());
  const input = find<HTMLInputElement>('[type=file]');
  page.getByLabelText('Nickname').element().focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(input);
  expect(getComputedStyle(input).outlineStyle).not.toBe('none');
  // Replaces the browser's own dialog, which no page can control.
  await userEvent.upload(input, [
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
    new File(['x'], 'b.png', { type: 'image/png' }),
  ]);
  expect(find(`[${uploadParts.status}]`).textContent).toBe('a.pdf, b.png');
  input.focus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Remove b.png' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{Tab} ');
  expect([
    input.files?.length,
    find(`[${uploadParts.list}]`).childElementCount,
    document.activeElement,
  ]).toEqual([0, 0, input]);
  end();
});

it('[9.09] what is wrong with a file is told in the words that stand beside the field', async () => {
  const root = show('de');
  const end = await mountBlock(root, await import('./form.mount'), testContext());
  await page.getByLabelText('Nickname').fill('Ada');
  await userEvent.upload(
    find('[type=file]'),
    new File(['x'.repeat(5_000_001)], 'a.pdf', { type: 'application/pdf' }),
  );
  expect(find('[id$="-file-1-error"]').textContent).toBe(
    'a.pdf is too large. Choose a file of at most 4,8\u00a0MB.',
  );
  expect(find('[id$="-file-1-files"]').textContent).toContain('Up to 4,8\u00a0MB each');
  end();
});
