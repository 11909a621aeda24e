import { createMemoryPort, mountEditor, renderSections } from '@frontage/page-editor';
import { defineFields, text } from '@frontage/site-model/fields';

// One kind of block: what it stores. Its controls, and its words on the page, come from that.
const tide = defineFields({
  harbour: text({ label: 'Harbour', most: 80, required: true }),
  note: text({ label: 'Note', most: 300, multiline: true }),
});

// How a page looks, as your server renders it for visitors.
const escape = (value: unknown) =>
  String(value ?? '').replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const memory = createMemoryPort({
  blocks: { tables: { tide } },
  document: {
    version: 1,
    sections: [
      {
        id: 'tides',
        width: 'text',
        tone: 'plain',
        blocks: [{ id: 'a'.repeat(24), type: 'tide', data: { harbour: 'Leith' } }],
      },
    ],
  },
  render: (page) =>
    `<!doctype html><html lang="en"><title>Tides</title><main>${renderSections(
      page,
      ({ data }) => `<h2>${escape(data.harbour)}</h2><p>${escape(data.note)}</p>`,
    )}</main></html>`,
});

const root = document.querySelector<HTMLElement>('#editor');
const editor = root && (await mountEditor(root, memory));

// When its part of the page ends: once everything is kept.
document.querySelector('#close')?.addEventListener('click', () => {
  void editor?.flush().then((isKept) => {
    if (!isKept) return;
    editor.destroy();
    console.info('Kept:', memory.page().sections[0]?.blocks[0]?.data);
    memory.destroy();
  });
});
