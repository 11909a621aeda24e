import { countBlocks, locateBlock } from '@frontage/site-model/editing';
import type { Editing } from '../create-editing';
import { kindText, say } from '../editor-texts';
import { dropOperations } from './drop-operations';
import type { DragEvents } from './listen-to-drag';

/** What dragging needs. */
export interface DragOptions {
  readonly editing: Pick<Editing, 'document' | 'edit'>;
  /** The ids of the chosen blocks: they come along with one of them. */
  chosen(): readonly string[];
  announce(text: string): void;
  refuse(text: string): void;
  /** Shows the new order at once. */
  arrange(): void;
}

/** Makes what moves the blocks that are dragged, as one step of undo. */
export function createDrag(options: DragOptions): DragEvents {
  const { editing, chosen, announce, refuse, arrange } = options;
  /** What they are called: the kind of one, the number of several. */
  const nameOf = (ids: readonly string[]) =>
    ids.length > 1
      ? say('severalBlocks', { count: ids.length })
      : kindText(locateBlock(editing.document(), ids[0] ?? '')?.block.type ?? '');
  return {
    dragged(id) {
      const all = chosen();
      if (all.includes(id)) return all;
      return locateBlock(editing.document(), id) ? [id] : [];
    },
    onDragStart(ids) {
      announce(say('dragged', { kind: nameOf(ids) }));
    },
    onDrop(ids, place) {
      const kind = nameOf(ids);
      const operations = place ? dropOperations(editing.document(), ids, place) : [];
      if (operations.length === 0) return announce(say('dragGivenUp', { kind }));
      if (!editing.edit(operations)) return refuse(say('heldByLock'));
      arrange();
      const page = editing.document();
      const blocks = page.sections.flatMap((section) => section.blocks);
      const at = blocks.findIndex(({ id }) => id === ids[0]) + 1;
      announce(say('moved', { kind, place: at, count: countBlocks(page) }));
    },
  };
}
