import type { PageDocument } from '@frontage/site-model';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { element } from '../elements/element';
import { createMemoryPort } from './create-memory-port';
import { mountEditor } from './mount-editor';
import { renderSections } from './render-sections';
import { siteBlocks } from './testing/site-blocks';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const blocks = Array.from({ length: 60 }, (_, index) => ({
  id: String(index).padStart(24, '0'),
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [`Jar ${index}`] }] },
}));
const full: PageDocument = {
  version: 1,
  sections: [{ id: 'top', width: 'text', tone: 'plain', blocks }],
};

it('[9.08a] the 61st block is refused with words that everybody sees, also where a kind is chosen', async () => {
  const root = element(document, 'div');
  document.body.append(root);
  const render = (page: PageDocument) =>
    `<!doctype html><title>Page</title><main>${renderSections(page, ({ id }) => `<p>${id}</p>`)}</main>`;
  const memory = createMemoryPort({ document: full, blocks: siteBlocks, render });
  const send = vi.spyOn(memory.port.edits, 'send');
  const editor = await mountEditor(root, memory);
  await screen.getByRole('button', { name: 'Add block' }).click();
  await screen.getByRole('button', { name: 'Button', exact: true }).click();
  const refusal = screen.getByText('A page may have 60 blocks at most.', { exact: false });
  await expect.element(refusal).toBeVisible();
  const { width, height } = refusal.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThan(20);
  expect([editor.page(), send.mock.calls]).toEqual([full, []]);
  editor.destroy();
});
