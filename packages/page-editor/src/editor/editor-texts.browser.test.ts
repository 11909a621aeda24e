import type { PageDocument } from '@frontage/site-model';
import {
  defineFields,
  flag,
  link,
  list,
  number,
  reference,
  text,
} from '@frontage/site-model/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { adviceTexts } from '../advice/advice-texts';
import { element } from '../elements/element';
import { choiceTexts } from '../fields/choice-texts';
import { colorNames, fieldPanelTexts } from '../fields/field-panel-texts';
import { linkIssueTexts, linkTexts } from '../fields/link-texts';
import { editorPageTexts } from '../page/index';
import { createMemoryPort } from './create-memory-port';
import { editorTexts } from './editor-texts';
import type { EditorTextTables } from './editor-text-tables';
import { mountEditor } from './mount-editor';
import { partTexts } from './part-texts';
import { patternTexts } from './patterns/pattern-texts';
import { renderSections } from './render-sections';
import { reviewTexts } from './review-texts';
import { layoutTexts } from './sections/layout-texts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/** Each text of a table between brackets, also what its functions make. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `‹${value}›`;
  if (typeof value === 'function')
    return (...values: unknown[]) => `‹${String(Reflect.apply(value, undefined, values))}›`;
  return Object.fromEntries(
    Object.entries(value as object).map(([code, one]) => [code, bracketed(one)]),
  );
}

const names = {
  editor: editorTexts,
  page: editorPageTexts,
  advice: adviceTexts,
  review: reviewTexts,
  parts: partTexts,
  patterns: patternTexts,
  layouts: layoutTexts,
  fields: fieldPanelTexts,
  choices: choiceTexts,
  links: linkTexts,
  linkIssues: linkIssueTexts,
  colors: colorNames,
};
const kinds = { tide: '‹Tide›' };
// Made of the tables that it is to be like.
const other = { kinds, ...(bracketed(names) as EditorTextTables) };

const tides = defineFields({
  harbour: text({ label: '‹Harbour›', most: 80, required: true, hint: '‹Where›' }),
  height: number({ label: '‹Height›', least: 0, most: 9, default: 2 }),
  spring: flag({ label: '‹Spring tide›', default: false }),
  href: link({ label: '‹Leads to›' }),
  picture: reference('asset', { label: '‹Picture›' }),
  hours: list({
    label: '‹Hours›',
    itemLabel: '‹Hour›',
    item: defineFields({ at: text({ label: '‹At›', most: 9 }) }),
  }),
});
const begun: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: ['a', 'b'].map((letter) => ({
        id: letter.repeat(24),
        type: 'tide',
        data: { harbour: '‹Leith›', hours: [{ at: '‹9›' }] },
      })),
    },
  ],
};

/** What somebody reads or hears in the editor that has no brackets. */
function withoutBrackets(): string[] {
  const said: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) said.push(words.currentNode.nodeValue ?? '');
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.body.querySelectorAll(`[${name}]`))
      said.push(one.getAttribute(name) ?? '');
  return said.filter((one) => /\p{L}{2}/u.test(one) && !/‹.*›/s.test(one));
}

it('[1.02b] all of the editor speaks another language, if its port has the texts', async () => {
  const root = element(document, 'div');
  document.body.append(root);
  const memory = createMemoryPort({
    document: begun,
    blocks: { tables: { tide: tides } },
    render: (page) =>
      `<!doctype html><html lang="en"><title>‹Tides›</title><main>${renderSections(page, ({ data }) => `<p>${String(data.harbour)}</p>`)}</main></html>`,
  });
  const patterns = { list: async () => [], send: async () => 'failed' as const };
  const port = { ...memory.port, texts: other, patterns };
  const editor = await mountEditor(root, { ...memory, port });
  const page = () => root.querySelector('iframe')?.contentDocument as Document;
  const block = () => page().getElementById(`block-${'a'.repeat(24)}`);
  const heard = () => document.querySelector('[data-editor-announcement]')?.textContent;
  await vi.waitFor(() => expect(block()).not.toBeNull());
  await vi.waitFor(() =>
    expect(document.querySelector('[data-editor-state]')?.textContent).toBe('‹Saved›'),
  );
  expect(withoutBrackets()).toEqual([]);
  block()?.click();
  await vi.waitFor(() => expect(heard()).toBe('‹‹Tide› chosen›'));
  await userEvent.click(screen.getByText('‹Keys›'));
  await userEvent.click(screen.getByText('‹9›'));
  expect(withoutBrackets()).toEqual([]);
  await userEvent.fill(screen.getByRole('spinbutton', { name: '‹Height›' }), '70');
  await userEvent.keyboard('{Tab}');
  expect(document.querySelector('.fields-error:not([hidden])')?.textContent).toMatch(/^‹/);
  await userEvent.click(screen.getByRole('button', { name: '‹Choose› ‹Leads to›' }));
  await expect.element(screen.getByText('‹Nothing found.›')).toBeVisible();
  expect(withoutBrackets()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '‹Leads to›' }), 'outside');
  await userEvent.fill(screen.getByRole('textbox', { name: '‹Address›' }), 'no link');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('‹no link is not a valid page URL›')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '‹Close›' }));
  await userEvent.click(screen.getByRole('button', { name: '‹Hide›' }));
  await vi.waitFor(() => expect(heard()).toBe('‹‹Tide› hidden from visitors›'));
  await userEvent.click(screen.getByRole('button', { name: /Section: / }));
  expect(withoutBrackets()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '‹Add block›' }));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(withoutBrackets()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '‹Undo›' }));
  await vi.waitFor(() => expect(heard()).toBe('‹Undone: ‹‹Tide› hidden or shown››'));
  editor.destroy();
  memory.destroy();
  expect(editorPageTexts.undo).toBe('Undo');
});
