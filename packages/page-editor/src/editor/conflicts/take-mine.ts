import type { PageDocument } from '@frontage/site-model';
import {
  locateBlock,
  locateSection,
  mergeItems,
  sectionSettings,
  type PageOperation,
} from '@frontage/site-model/editing';

/** The same operation on what stands there now; undefined where that has gone. */
export function takeMine(page: PageDocument, operation: PageOperation): PageOperation | undefined {
  switch (operation.do) {
    case 'setField': {
      const found = locateBlock(page, operation.block);
      if (!found) return undefined;
      const was = found.block.data[operation.field] ?? null;
      // Of a list what somebody else did elsewhere in it stays.
      const value = mergeItems(operation.was, operation.value, was)?.items ?? operation.value;
      return { ...operation, value, was };
    }
    case 'setColumn': {
      const found = locateBlock(page, operation.block);
      return found && { ...operation, was: found.block.column ?? null };
    }
    case 'setSection': {
      const found = locateSection(page, operation.section);
      const now = found && Object.entries(sectionSettings(found.section));
      const was = now?.filter(([name]) => Object.hasOwn(operation.value, name));
      return was && { ...operation, was: Object.fromEntries(was) };
    }
    case 'removeBlock': {
      const found = locateBlock(page, operation.block.id);
      return found && { ...operation, block: found.block, at: found.at };
    }
    case 'removeSection': {
      const found = locateSection(page, operation.section.id);
      return found && { ...operation, ...found };
    }
    default:
      return undefined;
  }
}

/**
 * Two refused operations on one thing as one that does both: of a list they may be about different
 * items; of anything else the later one says it all.
 */
export function joinRefused(
  page: PageDocument,
  first: PageOperation,
  second: PageOperation,
): PageOperation {
  const mine = takeMine(page, first);
  if (mine?.do !== 'setField' || second.do !== 'setField') return second;
  const merged = mergeItems(second.was, second.value, mine.value);
  return merged ? { ...mine, value: merged.items } : second;
}
