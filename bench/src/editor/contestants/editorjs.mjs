import EditorJS from '@editorjs/editorjs';
import Header from '@editorjs/header';
import Paragraph from '@editorjs/paragraph';
import SimpleImage from '@editorjs/simple-image';

/** Opens the page. It has no undo of its own. */
export function mount(blocks) {
  let isReady = false;
  const editor = new EditorJS({
    holder: document.querySelector('main'),
    tools: { header: Header, paragraph: Paragraph, image: SimpleImage },
    data: { blocks: blocks.map(toBlock) },
    onReady: () => (isReady = true),
  });
  const fieldAt = (index) =>
    editor.blocks.getBlockByIndex(index).holder.querySelector('[contenteditable=true]');
  window.editor = {
    isReady: () => isReady,
    focus(index) {
      const field = fieldAt(index);
      field.scrollIntoView({ block: 'center' });
      field.focus();
    },
    move: (from, to) => editor.blocks.move(to, from),
    textAt: (index) => fieldAt(index)?.textContent ?? '',
  };
}

function toBlock({ kind, text, src }) {
  if (kind === 'picture') return { type: 'image', data: { url: src, caption: '' } };
  return kind === 'heading'
    ? { type: 'header', data: { text, level: 2 } }
    : { type: 'paragraph', data: { text } };
}
