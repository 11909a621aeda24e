import { maxBlocksPerLayout, type PageBlock } from '@frontage/site-model';
import { countBlocks, locateBlock } from '@frontage/site-model/editing';
import { addBlockOperation } from './add-operation';
import { removeBlockOperation } from './remove-operation';
import { blockTableOf } from './block-table-of';
import type { Editing } from './create-editing';
import { kindText, say } from './editor-texts';

/** Copies and pastes blocks, also between pages and sites. */
export interface BlockClipboard {
  /** Handles `copy`, `cut` and `paste`. */
  handle(event: ClipboardEvent, chosen: string | undefined): void;
}

/** How a block is known on the clipboard. */
const blockFormat = 'application/x-frontage-block+json';

/** What the clipboard needs of the editor. */
export interface ClipboardOptions {
  readonly editing: Editing;
  createId(): string;
  announce(text: string): void;
  /** Chooses a block that was pasted. */
  choose(id: string): void;
}

/** Makes the clipboard of an editor. */
export function createClipboard({
  editing,
  createId,
  announce,
  choose,
}: ClipboardOptions): BlockClipboard {
  return {
    handle(event, chosen) {
      const { clipboardData } = event;
      if (!clipboardData) return;
      const page = editing.document();
      if (event.type === 'paste') {
        const pasted = readBlock(clipboardData.getData(blockFormat));
        if (!pasted) return;
        event.preventDefault();
        if (countBlocks(page) >= maxBlocksPerLayout) return announce(say('full'));
        const block = { ...pasted, id: createId() };
        editing.edit([addBlockOperation(page, block, chosen)]);
        announce(say('pasted', { kind: kindText(block.type) }));
        return choose(block.id);
      }
      const block = chosen === undefined ? undefined : locateBlock(page, chosen)?.block;
      if (!block) return;
      event.preventDefault();
      clipboardData.setData(blockFormat, JSON.stringify(block));
      const kind = kindText(block.type);
      const removal = event.type === 'cut' ? removeBlockOperation(page, block.id) : undefined;
      if (removal) editing.edit([removal]);
      announce(say(removal ? 'removed' : 'copied', { kind }));
    },
  };
}

/** Reads a block; undefined for anything else, and for kinds that this site does not have. */
function readBlock(text: string): Omit<PageBlock, 'id'> | undefined {
  try {
    const { type, data, column } = JSON.parse(text) as Partial<PageBlock>;
    if (typeof type !== 'string' || typeof data !== 'object' || data === null) return undefined;
    return blockTableOf(type) && { type, data, ...(column && { column }) };
  } catch {
    return undefined;
  }
}
