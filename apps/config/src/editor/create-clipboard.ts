import { maxBlocksPerLayout, type PageBlock } from '@frontage/site-model';
import { collectWords } from '@frontage/site-model/fields';
import { countBlocks, locateBlock } from '@frontage/site-model/editing';
import { addBlockOperation } from './add-operation';
import { blockTableOf } from './block-table-of';
import type { Editing } from './create-editing';
import { kindText, say } from './editor-texts';
import { readCopiedBlocks } from './read-copied-blocks';
import { removeBlockOperation } from './remove-operation';

/** Copies and pastes blocks, also between pages and sites. */
export interface BlockClipboard {
  /** Handles `copy`, `cut` and `paste`. */
  handle(event: ClipboardEvent, chosen: readonly string[]): void;
}

/** How blocks are known on the clipboard; as plain text they are their words. */
const blockFormat = 'application/x-frontage-blocks+json';

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
  function paste(copied: readonly Omit<PageBlock, 'id'>[], chosen: readonly string[]): void {
    const page = editing.document();
    if (countBlocks(page) + copied.length > maxBlocksPerLayout) return announce(say('full'));
    const added = copied.map((block) => ({ ...block, id: createId() }));
    const [first, ...others] = added;
    if (!first) return;
    const operation = addBlockOperation(page, first, chosen.at(-1));
    const place = operation.do === 'addBlock' ? operation.at : undefined;
    editing.edit([
      operation,
      ...others.map((block, index) => ({
        do: 'addBlock' as const,
        block,
        at: { section: place?.section ?? '', after: added[index]?.id ?? null },
      })),
    ]);
    announce(describe(added, 'pasted'));
    choose(added.at(-1)?.id ?? first.id);
  }
  return {
    handle(event, chosen) {
      const { clipboardData } = event;
      if (!clipboardData) return;
      if (event.type === 'paste') {
        const copied = readCopiedBlocks(clipboardData.getData(blockFormat));
        if (copied.length === 0) return;
        event.preventDefault();
        return paste(copied, chosen);
      }
      const page = editing.document();
      const blocks = chosen.flatMap((id) => locateBlock(page, id)?.block ?? []);
      if (blocks.length === 0) return;
      event.preventDefault();
      clipboardData.setData(blockFormat, JSON.stringify(blocks));
      clipboardData.setData('text/plain', blocks.flatMap(wordsOf).join('\n'));
      if (event.type === 'copy') return announce(describe(blocks, 'copied'));
      const operations = chosen.toReversed().flatMap((id) => removeBlockOperation(page, id) ?? []);
      // The last first: each stands behind one that is still there when they are brought back.
      if (!editing.edit(operations)) return announce(say('heldByLock'));
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

function wordsOf({ type, data }: PageBlock): string[] {
  const table = blockTableOf(type);
  return table ? collectWords(table, data) : [];
}
