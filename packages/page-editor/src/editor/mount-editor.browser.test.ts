import type { PageDocument } from '@frontage/site-model';
import { defineFields, text } from '@frontage/site-model/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { element } from '../elements/element';
import { createMemoryPort } from './create-memory-port';
import { mountEditor } from './mount-editor';
import { renderSections } from './render-sections';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const blocks = {
  tables: { tide: defineFields({ harbour: text({ label: 'Harbour', most: 80 }) }) },
};

/** A page of one block whose id is one letter. */
function page(letter: string): PageDocument {
  const block = { id: letter.repeat(24), type: 'tide', data: { harbour: letter } };
  return {
    version: 1,
    sections: [{ id: letter, width: 'text', tone: 'plain', blocks: [block] }],
  };
}

/** Mounts an editor, and chooses the block of its page. */
async function mount(root: HTMLElement, letter: string) {
  const memory = createMemoryPort({
    document: page(letter),
    blocks,
    render: (shown) =>
      `<!doctype html><main>${renderSections(shown, ({ data }) => `<h2>${data.harbour}</h2>`)}</main>`,
  });
  const editor = await mountEditor(root, memory);
  const shown = () => root.querySelector('iframe')?.contentDocument?.querySelector('h2');
  await vi.waitFor(() => expect(shown()?.parentElement?.tabIndex).toBe(0));
  shown()?.click();
  await vi.waitFor(() => expect(root.querySelector('label[for]')).not.toBeNull());
  return editor;
}

it('[1.02b] two editors on a page have their own widths, and each label its own control', async () => {
  const roots = [element(document, 'div', {}), element(document, 'div', {})] as const;
  document.body.append(...roots);
  const editors = [await mount(roots[0], 'a'), await mount(roots[1], 'b')];
  for (const root of roots) {
    expect(root.querySelector<HTMLInputElement>('[data-editor-width]:checked')).not.toBeNull();
    for (const label of root.querySelectorAll('label'))
      expect(root.contains(label.control), label.textContent).toBe(true);
  }
  for (const { destroy } of editors) destroy();
});

it('[1.02b] an editor that ends late takes nothing of the next one in its element', async () => {
  const root = element(document, 'div', {});
  document.body.append(root);
  const first = await mount(root, 'a');
  const second = await mount(root, 'b');
  first.destroy();
  expect(root.querySelectorAll('iframe')).toHaveLength(1);
  second.destroy();
  expect(root.childElementCount).toBe(0);
});
