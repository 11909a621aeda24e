import type { BlockColumn } from '@frontage/site-model';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createColumnChoice } from './create-column-choice';

afterEach(() => document.body.replaceChildren());

it('[1.02b] a block of a page from right to left stands at the side that its place is called by', async () => {
  const edit = vi.fn();
  document.body.append(createColumnChoice(document, { id: 'b' }, edit, true));
  await userEvent.selectOptions(page.getByLabelText('Width in its section'), 'Right third');
  const value = { start: 1, span: 4 };
  expect(edit.mock.calls).toEqual([[{ do: 'setColumn', block: 'b', value, was: null }]]);
});

it.each<[BlockColumn | undefined, string, string, BlockColumn | null]>([
  [undefined, 'Last column', '8', { start: 1, span: 8 }],
  [{ start: 1, span: 8 }, 'First column', '3', { start: 3, span: 6 }],
  [{ start: 1, span: 4 }, 'First column', '6', { start: 6, span: 1 }],
  [{ start: 6, span: 7 }, 'First column', '1', null],
])('[1.02b] a block with %j and %s %s stands in %j', async (column, label, entered, value) => {
  const edit = vi.fn();
  document.body.append(createColumnChoice(document, { id: 'b', column }, edit));
  const field = page.getByLabelText(label, { exact: true });
  await userEvent.fill(field, entered);
  await userEvent.keyboard('{Tab}');
  const operation = { do: 'setColumn', block: 'b', value, was: column ?? null };
  expect(edit.mock.calls).toEqual([[operation]]);
  await userEvent.fill(field, '13');
  await userEvent.keyboard('{Tab}');
  expect(edit).toHaveBeenCalledTimes(1);
});
