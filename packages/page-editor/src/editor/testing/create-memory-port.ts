import type { PageDocument } from '@frontage/site-model';
import { applyOperation, type EditAnswer, type NamedEdit } from '@frontage/site-model/editing';
import { ownBlocks } from '../editor-blocks';
import type { EditorPort } from '../editor-port';
import { renderMarkup } from './render-markup';

/** A page that is kept in memory: no server, no site. */
export function createMemoryPort(begun: PageDocument, blocks = ownBlocks) {
  let page = begun;
  const log: NamedEdit[] = [];
  const answer = (after: number, ids: readonly string[] = []): EditAnswer => ({
    number: log.length,
    edits: log.filter(({ id, number }) => number > after || ids.includes(id)),
  });
  const port: EditorPort = {
    blocks,
    edits: {
      async send(after, edits) {
        for (const edit of edits) {
          const { document, outcome } = applyOperation(page, edit.operation);
          page = document;
          log.push({ ...edit, outcome, number: log.length + 1, by: 'Ada' });
        }
        return answer(
          after,
          edits.map(({ id }) => id),
        );
      },
      ask: (after) => Promise.resolve(answer(after)),
      steps: () => Promise.resolve(undefined),
    },
    loadShown: () =>
      Promise.resolve(new DOMParser().parseFromString(renderMarkup(page), 'text/html')),
    loadChoices: () => Promise.resolve([]),
    patterns: { list: () => Promise.resolve([]), send: () => Promise.resolve('failed') },
    upload: () => Promise.resolve('offline'),
    sendPresence: () => Promise.resolve([]),
  };
  return { port, page: () => page };
}
