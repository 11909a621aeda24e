import type { PageDocument } from '@frontage/site-model';
import {
  applyOperation,
  type EditAnswer,
  type EditorStart,
  type NamedEdit,
} from '@frontage/site-model/editing';
import type { EditorBlocks } from './editor-blocks';
import type { EditorPort } from './editor-port';

/** A page that is kept in memory. */
export interface MemoryPage {
  readonly start: EditorStart;
  readonly port: EditorPort;
  /** The address of the page, for the frame. */
  readonly frame: string;
  /** The page after the last edit that was kept. */
  page(): PageDocument;
  /** Forgets the address. */
  destroy(): void;
}

/** What such a page is made of. */
export interface MemoryPageOptions {
  /** The page as it begins. */
  readonly document: PageDocument;
  /** The kinds of block that it may have. */
  readonly blocks: EditorBlocks;
  /** Renders the whole page as HTML, with `renderSections` in its `main`. */
  render(page: PageDocument): string;
}

/**
 * Makes a port whose page is kept in memory, without a server: to try the editor, and for tests.
 * HTML as text becomes a page there, which a policy with Trusted Types refuses.
 */
export function createMemoryPort({ document, blocks, render }: MemoryPageOptions): MemoryPage {
  let page = document;
  const kept: NamedEdit[] = [];
  const answer = (after: number, ids: readonly string[] = []): EditAnswer => ({
    number: kept.length,
    edits: kept.filter(({ id, number }) => number > after || ids.includes(id)),
  });
  const frame = URL.createObjectURL(new Blob([render(document)], { type: 'text/html' }));
  return {
    start: { pageId: 'page', accountId: 'account', document, number: 0 },
    frame,
    page: () => page,
    destroy: () => URL.revokeObjectURL(frame),
    port: {
      blocks,
      edits: {
        async send(after, edits) {
          for (const edit of edits.filter(({ id }) => kept.every((one) => one.id !== id))) {
            const { document: next, outcome } = applyOperation(page, edit.operation);
            page = next;
            kept.push({ ...edit, outcome, number: kept.length + 1, by: '' });
          }
          return answer(
            after,
            edits.map(({ id }) => id),
          );
        },
        ask: async (after) => answer(after),
        steps: async () => undefined,
      },
      loadShown: async () => new DOMParser().parseFromString(render(page), 'text/html'),
    },
  };
}
