import { maxBlocksPerLayout, type PageDocument } from '@frontage/site-model';
import { applyOperation, countBlocks, locateBlock } from '@frontage/site-model/editing';
import type { PageOperation } from '@frontage/site-model/editing';
import type { DoneAct } from '../done-act';
import { addBlockOperation } from '../add-operation';
import { copyBlock } from '../copy-block';
import type { BlockAct } from '../block-act';
import { say } from '../editor-texts';
import { moveBlockBy } from '../move-by';
import { removeBlockOperation } from '../remove-operation';
import { listBlockIds } from './chosen-blocks';

/** What is done with several blocks at once. */
export type SeveralAct = (typeof severalActs)[number];

/** All that is done with several blocks at once. */
export const severalActs = [
  'moveUp',
  'moveDown',
  'duplicate',
  'remove',
  'hide',
  'lock',
] as const satisfies readonly BlockAct[];

/**
 * Finds what an act on several blocks changes: all of them or none.
 *
 * @param page as it is
 * @param ids of the blocks, in their order on the page
 * @param createId makes a new id per call
 */
export function actOnSeveral(
  page: PageDocument,
  ids: readonly string[],
  act: SeveralAct,
  createId: () => string,
): DoneAct {
  const count = ids.length;
  switch (act) {
    case 'moveUp':
    case 'moveDown': {
      const by = act === 'moveUp' ? -1 : 1;
      // Whoever comes first makes room for the next.
      const order = by < 0 ? ids : ids.toReversed();
      const operations = inTurn(page, order, (now, id) => moveBlockBy(now, id, by));
      if (operations.length < count) return { operations: [], announcement: say('cannotMoveAll') };
      const now = operations.reduce(
        (document, operation) => applyOperation(document, operation).document,
        page,
      );
      const place = listBlockIds(now).indexOf(ids[0] ?? '') + 1;
      const said = { count, place, of: countBlocks(page) };
      return { operations, announcement: say('movedAll', said) };
    }
    case 'duplicate': {
      if (countBlocks(page) + count > maxBlocksPerLayout)
        return { operations: [], announcement: say('full') };
      let below = ids.at(-1);
      const operations = inTurn(page, ids, (now, id) => {
        const found = locateBlock(now, id);
        const copy = createId();
        const added = found && addBlockOperation(now, copyBlock(found.block, copy), below);
        below = copy;
        return added;
      });
      return { operations, announcement: say('addedAll', { count }) };
    }
    case 'hide':
    case 'lock': {
      const mark = act === 'hide' ? 'hidden' : 'locked';
      const value = !haveAll(page, ids, mark);
      return {
        operations: inTurn(page, ids, (now, id) =>
          (locateBlock(now, id)?.block[mark] === true) === value
            ? undefined
            : { do: 'setMark', block: id, mark, value, was: !value },
        ),
        announcement: say(markTexts[mark][value ? 'on' : 'off'], { count }),
      };
    }
    case 'remove':
      return {
        operations: inTurn(page, ids, removeBlockOperation),
        announcement: say('removedAll', { count }),
      };
  }
}

const markTexts = {
  hidden: { on: 'hiddenAll', off: 'shownAll' },
  locked: { on: 'lockedAll', off: 'unlockedAll' },
} as const;

/** Whether all of the blocks are hidden, or locked. */
export function haveAll(
  page: PageDocument,
  ids: readonly string[],
  mark: 'hidden' | 'locked',
): boolean {
  return ids.every((id) => locateBlock(page, id)?.block[mark] === true);
}

/** Each operation is made of the page that those before have left. */
function inTurn(
  page: PageDocument,
  ids: readonly string[],
  make: (now: PageDocument, id: string) => PageOperation | undefined,
): PageOperation[] {
  let now = page;
  return ids.flatMap((id) => {
    const operation = make(now, id);
    if (operation) now = applyOperation(now, operation).document;
    return operation ?? [];
  });
}
