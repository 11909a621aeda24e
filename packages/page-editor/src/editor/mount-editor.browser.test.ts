import type { PageDocument } from '@frontage/site-model';
import { defineFields, richText, text } from '@frontage/site-model/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { element } from '../elements/element';
import { createMemoryPort } from './create-memory-port';
import { mountEditor } from './mount-editor';
import { renderSections } from './render-sections';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const tide = defineFields({
  harbour: text({ label: 'Harbour', most: 80 }),
  nodes: richText({ label: 'Words' }),
});

/** A page of one block whose id is one letter. */
function page(letter: string): PageDocument {
  const nodes = [{ kind: 'paragraph', words: [`Words of ${letter}`] }];
  const block = { id: letter.repeat(24), type: 'tide', data: { harbour: letter, nodes } };
  return {
    version: 1,
    sections: [{ id: 'top', width: 'text', tone: 'plain', blocks: [block] }],
  };
}

/** A server of that page. */
const serve = (letter: string) =>
  createMemoryPort({
    document: page(letter),
    blocks: { tables: { tide } },
    render: (shown) =>
      `<!doctype html><main>${renderSections(
        shown,
        ({ data }) => `<h2>${data.harbour}</h2><div><p>Words of ${data.harbour}</p></div>`,
      )}</main>`,
  });

/** Mounts an editor, and begins to write in the words of its page. */
async function mount(root: HTMLElement, letter: string) {
  const editor = await mountEditor(root, serve(letter));
  const words = () => root.querySelector('iframe')?.contentDocument?.querySelector('p');
  await vi.waitFor(() => expect(words()?.parentElement?.parentElement?.tabIndex).toBe(0));
  const { left = 0, top = 0 } = words()?.getBoundingClientRect() ?? {};
  words()?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: left + 5, clientY: top + 5 }),
  );
  await vi.waitFor(() => expect(root.querySelector('[data-editor-link]')).not.toBeNull());
  return editor;
}

it('[1.02b] the bar is as high before the editor is open as after that, so the page stays', async () => {
  const root = element(document, 'div', {});
  document.body.append(root);
  const opening = mountEditor(root, serve('a'));
  const part = (name: string) => root.querySelector<HTMLElement>(name) ?? root;
  const state = part('[data-editor-state]');
  // As little as it has beside a title and all buttons.
  state.style.flex = '0 0 7rem';
  const before = part('.editor-bar').getBoundingClientRect().height;
  const { destroy } = await opening;
  await vi.waitFor(() => expect(state.textContent).toBe('Saved'));
  expect(part('.editor-bar').getBoundingClientRect().height).toBe(before);
  destroy();
});

it('[1.02b] two editors on a page have their own widths, labels and keys', async () => {
  const roots = [element(document, 'div', {}), element(document, 'div', {})] as const;
  document.body.append(...roots);
  const editors = [await mount(roots[0], 'a'), await mount(roots[1], 'b')];
  for (const root of roots) {
    expect(root.querySelector<HTMLInputElement>('[data-editor-width]:checked')).not.toBeNull();
    for (const label of root.querySelectorAll('label'))
      expect(root.contains(label.control), label.textContent).toBe(true);
  }
  const pressed = roots.map((root) => {
    const press = vi.spyOn(root.querySelector<HTMLElement>('[data-editor-link]') ?? root, 'click');
    return press.mockImplementation(() => {});
  });
  for (const root of roots) root.querySelector('[data-editor-link]')?.removeAttribute('disabled');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(pressed.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  for (const { destroy } of editors) destroy();
});

it('[1.02b] two editors on a page end apart: a dialog of one stays open, and no id stands twice', async () => {
  const roots = [element(document, 'div', {}), element(document, 'div', {})] as const;
  document.body.append(...roots);
  const [first, second] = [await mount(roots[0], 'a'), await mount(roots[1], 'b')];
  for (const root of roots) {
    const toSection = [...root.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Section: '),
    );
    toSection?.click();
    await vi.waitFor(() => expect(root.querySelector('.editor-presses')).not.toBeNull());
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  roots[0].querySelector<HTMLElement>('[data-editor-act=add]')?.click();
  const dialog = screen.getByRole('dialog', { name: 'Add a block' });
  await expect.element(dialog).toBeVisible();
  second.destroy();
  await expect.element(dialog).toBeVisible();
  first.destroy();
  await expect.element(dialog).not.toBeInTheDocument();
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
