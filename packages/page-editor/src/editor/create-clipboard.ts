import { maxBlocksPerLayout, type PageBlock } from '@frontage/site-model';
import { countBlocks, locateBlock } from '@frontage/site-model/editing';
import { blockFormat } from './block-format';
import type { Editing } from './create-editing';
import type { EditorBlocks } from './editor-blocks';
import { kindText, say } from './editor-texts';
import { placeBlocks, type BlocksPlace } from './place-blocks';
import { readCopiedBlocks } from './read-copied-blocks';
import { readCopiedWords } from './read-copied-words';
import { removeBlockOperation } from './remove-operation';
import { wordsOf } from './words-of';

/** Copies and pastes blocks, also between pages and sites. */
export interface BlockClipboard {
  /** Handles `copy`, `cut` and `paste`. */
  handle(event: ClipboardEvent, chosen: readonly string[], place: BlocksPlace): void;
}

/** What the clipboard needs of the editor. */
export interface ClipboardOptions {
  readonly known: EditorBlocks;
  readonly editing: Editing;
  createId(): string;
  announce(text: string): void;
  refuse(text: string): void;
  /** Chooses a block that was pasted, which was told. */
  choose(id: string, isTold: true): void;
}

/** Makes the clipboard of an editor. */
export function createClipboard({
  known,
  editing,
  createId,
  announce,
  refuse,
  choose,
}: ClipboardOptions): BlockClipboard {
  function paste(copied: readonly Omit<PageBlock, 'id'>[], place: BlocksPlace): void {
    const page = editing.document();
    if (countBlocks(page) + copied.length > maxBlocksPerLayout) return refuse(say('full'));
    const added = copied.map((block) => ({ ...block, id: createId() }));
    const last = added.at(-1);
    if (!last) return;
    editing.edit(placeBlocks(page, added, place));
    announce(describe(added, 'pasted'));
    choose(last.id, true);
  }
  return {
    handle(event, chosen, place) {
      const { clipboardData } = event;
      if (!clipboardData) return;
      if (event.type === 'paste') {
        const blocks = readCopiedBlocks(known, clipboardData.getData(blockFormat));
        const copied = blocks.length > 0 ? blocks : readCopiedWords(known, clipboardData);
        if (copied.length === 0) return;
        event.preventDefault();
        return paste(copied, place);
      }
      const page = editing.document();
      const blocks = chosen.flatMap((id) => locateBlock(page, id)?.block ?? []);
      if (blocks.length === 0) return;
      event.preventDefault();
      clipboardData.setData(blockFormat, JSON.stringify(blocks));
      clipboardData.setData(
        'text/plain',
        blocks.flatMap((block) => wordsOf(known, block)).join('\n'),
      );
      if (event.type === 'copy') return announce(describe(blocks, 'copied'));
      const operations = chosen.toReversed().flatMap((id) => removeBlockOperation(page, id) ?? []);
      // The last first: each stands behind one that is still there when they are brought back.
      if (!editing.edit(operations)) return refuse(say('heldByLock'));
      announce(describe(blocks, 'removed'));
    },
  };
}

function describe(
  blocks: readonly Pick<PageBlock, 'type'>[],
  done: 'pasted' | 'copied' | 'removed',
): string {
  const [first] = blocks;
  return blocks.length === 1
    ? say(done, { kind: kindText(first?.type ?? '') })
    : say(`${done}All`, { count: blocks.length });
}
