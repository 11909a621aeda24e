import type { JsonObject, PageBlock, PageDocument } from '@frontage/site-model';
import {
  locateBlock,
  subjectId,
  type NumberedEdit,
  type PageOperation,
} from '@frontage/site-model/editing';
import type { EditorBlocks } from '../editor-blocks';
import { kindText, say } from '../editor-texts';
import { nameField } from '../name-field';
import { wordsOf } from '../words-of';
import { sayOfConflict } from './conflict-texts';
import { quoteColumn, quoteSettings } from './quote-settings';
import { quoteField, type References } from './quote-field';
import { takeMine } from './take-mine';

/** An edit that was not applied, in words. */
export interface Conflict {
  readonly text: string;
  readonly mine: string;
  /** What is on the page; undefined where there is nothing to choose. */
  readonly theirs: string | undefined;
  /** The ids that the quotes have in place of names, and what they lead to. */
  readonly references: References;
}

/** A page, and what a block or section of it may have. */
export interface ShownPage {
  readonly page: PageDocument;
  readonly blocks: EditorBlocks;
  readonly shownTo: readonly (readonly [stored: string, text: string])[];
}

/**
 * Describes an edit that was not applied, since somebody else was first.
 *
 * @param name of who was
 */
export function describeConflict(
  shown: ShownPage,
  { operation, outcome }: NumberedEdit,
  name: string,
): Conflict {
  const again = outcome === 'changed' ? takeMine(shown.page, operation) : undefined;
  const isRemoval = operation.do === 'removeBlock' || operation.do === 'removeSection';
  const told = {
    full: 'conflictFull',
    gone: 'conflictGone',
    locked: 'conflictLocked',
    changed: isRemoval ? 'conflictRemoved' : 'conflictText',
  } as const;
  // What somebody else changed first may have been removed since.
  const is = outcome === 'changed' && again === undefined ? 'gone' : outcome;
  const isTold = is !== 'applied' && is !== 'same';
  const text = isTold ? sayOfConflict(told[is], { what: whatOf(shown, operation), name }) : '';
  return { text, ...quote(shown, operation, again) };
}

function quote(
  shown: ShownPage,
  mine: PageOperation,
  again: PageOperation | undefined,
): Omit<Conflict, 'text'> {
  const none = again && '';
  const said = (own: string, theirs = none) => ({ mine: own, theirs, references: [] });
  switch (mine.do) {
    case 'setField': {
      const { value, was: theirs } = again?.do === 'setField' ? again : { ...mine, was: undefined };
      const kind = locateBlock(shown.page, mine.block)?.block.type;
      return quoteField(shown.blocks, { kind, field: mine.field }, { mine: value, theirs });
    }
    case 'setColumn':
      return said(
        quoteColumn(mine.value),
        again?.do === 'setColumn' ? quoteColumn(again.was) : undefined,
      );
    case 'setSection': {
      const theirs = again?.do === 'setSection' ? again.was : undefined;
      return {
        mine: quoteSettings(mine.value, shown.shownTo),
        theirs: theirs && quoteSettings(theirs, shown.shownTo),
        references: [mine.value, theirs].flatMap((settings) =>
          settings?.picture ? [[settings.picture.assetId, 'asset'] as const] : [],
        ),
      };
    }
    case 'removeBlock':
      return said(
        say('remove'),
        again?.do === 'removeBlock' ? quoteBlocks(shown, [again.block]) : undefined,
      );
    case 'removeSection':
      return said(
        say('remove'),
        again?.do === 'removeSection' ? quoteBlocks(shown, again.section.blocks) : undefined,
      );
    case 'addSection':
      return said(quoteBlocks(shown, mine.section.blocks));
    case 'addBlock':
      return said(quoteBlocks(shown, [mine.block]));
    default:
      return said('');
  }
}

function whatOf({ page, blocks }: ShownPage, operation: PageOperation): string {
  const kind = locateBlock(page, subjectId(operation))?.block.type;
  if (kind === undefined) return sayOfConflict('theSection');
  return operation.do === 'setField' ? nameField(blocks, kind, operation.field) : kindText(kind);
}

const quoteBlocks = ({ blocks: known }: ShownPage, blocks: readonly PageBlock[]) =>
  blocks.map(({ type, data }) => quoteBlock(known, type, data)).join('\n');

function quoteBlock(known: EditorBlocks, type: string, data: JsonObject): string {
  return wordsOf(known, { type, data }).join('\n') || kindText(type);
}
