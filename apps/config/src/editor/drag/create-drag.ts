import { countBlocks, locateBlock } from '@frontage/site-model/editing';
import type { Editing } from '../create-editing';
import { kindText, say } from '../editor-texts';
import { dropOperations } from './drop-operations';
import type { DragEvents } from './listen-to-drag';

/** What dragging needs. */
export interface DragOptions {
  readonly editing: Pick<Editing, 'document' | 'edit'>;
  announce(text: string): void;
  /** Shows the new order at once. */
  arrange(): void;
}

/** Makes what moves the blocks that are dragged, as one step of undo. */
export function createDrag({ editing, announce, arrange }: DragOptions): DragEvents {
  const kindOf = (id: string | undefined) =>
    kindText(locateBlock(editing.document(), id ?? '')?.block.type ?? '');
  return {
    dragged: (id) => (locateBlock(editing.document(), id) ? [id] : []),
    onDragStart([first]) {
      announce(say('dragged', { kind: kindOf(first) }));
    },
    onDrop(ids, place) {
      const kind = kindOf(ids[0]);
      if (!place) return announce(say('dragGivenUp', { kind }));
      const operations = dropOperations(editing.document(), ids, place);
      if (operations.length === 0) return announce(say('cannotMove', { kind }));
      editing.edit(operations);
      arrange();
      const page = editing.document();
      const blocks = page.sections.flatMap((section) => section.blocks);
      const at = blocks.findIndex(({ id }) => id === ids[0]) + 1;
      announce(say('moved', { kind, place: at, count: countBlocks(page) }));
    },
  };
}
