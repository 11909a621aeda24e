import type { PageDocument } from '@frontage/site-model';
import { readRichText } from '@frontage/site-model/fields';
import { expect, onTestFinished, vi } from 'vitest';
import { element } from '../../elements/element';
import { createMemoryPort } from '../create-memory-port';
import type { EditorPort } from '../editor-port';
import { mountEditor } from '../mount-editor';
import { renderSections } from '../render-sections';
import { siteBlocks } from './site-blocks';

/** An id of one letter. */
export const testId = (letter: string) => letter.repeat(24);
/** A block of one line. */
export const testText = (letter: string, words: string) => ({
  id: testId(letter),
  type: 'text',
  data: { nodes: [{ kind: 'paragraph', words: [words] }] },
});
/** A page of two lines. */
export const testWords: PageDocument = {
  version: 1,
  sections: [
    {
      id: 'top',
      width: 'text',
      tone: 'plain',
      blocks: [testText('a', 'Jars'), testText('b', 'of ash')],
    },
  ],
};

/**
 * An editor on a page in memory, and the page in its frame. It is destroyed with its test, also
 * with one that fails: what it listens to would be taken from the tests that come after.
 */
export async function openMemoryEditor(
  begun = testWords,
  blocks = siteBlocks,
  around = (port: EditorPort): EditorPort => port,
) {
  const root = element(document, 'div');
  document.body.append(root);
  const memory = createMemoryPort({ document: begun, blocks, render: renderTestPage });
  const editor = await mountEditor(root, { ...memory, port: around(memory.port) });
  onTestFinished(editor.destroy);
  const frame = root.querySelector('iframe');
  const page = () => frame?.contentDocument as Document;
  await vi.waitFor(() => expect(page().querySelector('main')).not.toBeNull());
  return { editor, memory, page, block: () => page().getElementById(`block-${testId('a')}`) };
}

/** Renders the lines of a page. */
export function renderTestPage(begun: PageDocument): string {
  const markup = renderSections(begun, ({ data }) =>
    readRichText(data.nodes)
      .map((node) => ('words' in node ? `<p>${node.words.join('')}</p>` : ''))
      .join(''),
  );
  return `<!doctype html><title>Page</title><main>${markup}</main>`;
}
