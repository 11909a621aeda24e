import type { JsonObject, JsonValue, PageBlock, PageDocument } from '@frontage/site-model';
import {
  locateBlock,
  locateSection,
  sectionSettings,
  subjectId,
  type NumberedEdit,
  type PageOperation,
} from '@frontage/site-model/editing';
import { element } from '../elements/element';
import { blockTable, type EditorBlocks } from './editor-blocks';
import type { Editing } from './create-editing';
import { kindText, say } from './editor-texts';
import { nameField } from './name-field';
import { sayValue } from './say-value';
import { wordsOf } from './words-of';

/** The questions about edits that were not applied. */
export interface ConflictList {
  readonly root: HTMLElement;
  /** Shows those that are open now. */
  update(): void;
}

/**
 * Makes the questions about edits that were not applied, since somebody else was first: both
 * versions, neither lost.
 */
export function createConflictList(
  document: Document,
  known: EditorBlocks,
  editing: Editing,
): ConflictList {
  const root = element(document, 'div');
  return {
    root,
    update() {
      // Of several edits of one thing the last says it all.
      const last = new Map(editing.refused().map((edit) => [aboutOf(edit), edit]));
      // While somebody types there is nothing to be made anew.
      if (last.size === 0 && root.childElementCount === 0) return;
      root.replaceChildren(
        ...[...last.values()].map((edit) => showConflict(document, known, editing, edit)),
      );
    },
  };
}

function showConflict(
  document: Document,
  known: EditorBlocks,
  editing: Editing,
  edit: NumberedEdit,
): HTMLElement {
  const page = editing.document();
  const shown = { page, known };
  const { operation, outcome } = edit;
  const name = whoChanged(editing, operation) ?? say('somebody');
  const mine = writeValue(shown, operation);
  const theirs = theirValue(shown, operation);
  const end = () => {
    for (const other of editing.refused())
      if (aboutOf(other) === aboutOf(edit)) editing.dismiss(other.id);
  };
  const again = outcome === 'changed' ? takeMine(page, operation) : undefined;
  const button = (text: string, click: () => void) =>
    element(
      document,
      'button',
      { type: 'button', class: 'button', 'data-look': 'quiet', click },
      text,
    );
  const isRemoval = operation.do === 'removeBlock' || operation.do === 'removeSection';
  const told = {
    full: 'conflictFull',
    gone: 'conflictGone',
    locked: 'conflictLocked',
    changed: isRemoval ? 'conflictRemoved' : 'conflictText',
  } as const;
  // What somebody else changed first may have been removed since.
  const is = outcome === 'changed' && again === undefined ? 'gone' : outcome;
  const text =
    is === 'applied' || is === 'same'
      ? ''
      : say(told[is], { what: whatOf(shown, operation), name });
  return element(
    document,
    'section',
    { class: 'editor-conflict', role: 'alert' },
    element(document, 'h2', {}, say('conflictHeading')),
    element(document, 'p', {}, text),
    element(document, 'p', {}, say('yours')),
    element(document, 'blockquote', {}, mine),
    ...(again === undefined
      ? []
      : [element(document, 'p', {}, say('theirs')), element(document, 'blockquote', {}, theirs)]),
    element(
      document,
      'div',
      { class: 'row' },
      ...(again === undefined
        ? [button(say('dismiss'), end)]
        : [
            button(say('takeMine'), () => {
              end();
              editing.edit([again]);
            }),
            button(say('keepTheirs'), end),
          ]),
    ),
  );
}

/** Of a section that was removed it may be one of its blocks that somebody else changed. */
function whoChanged(editing: Editing, operation: PageOperation): string | undefined {
  const blocks =
    operation.do === 'removeSection'
      ? locateSection(editing.document(), operation.section.id)?.section.blocks
      : undefined;
  const ids = [subjectId(operation), ...(blocks ?? []).map(({ id }) => id)];
  return ids.map((id) => editing.lastBy(id)).find((name) => name !== undefined);
}

const aboutOf = ({ operation }: NumberedEdit): string =>
  `${operation.do} ${subjectId(operation)} ${operation.do === 'setField' ? operation.field : ''}`;

/** The same operation on what stands there now. */
function takeMine(page: PageDocument, operation: PageOperation): PageOperation | undefined {
  switch (operation.do) {
    case 'setField': {
      const found = locateBlock(page, operation.block);
      return found && { ...operation, was: found.block.data[operation.field] ?? null };
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

/** A page, and the kinds of block that there are. */
interface ShownPage {
  readonly page: PageDocument;
  readonly known: EditorBlocks;
}

function whatOf({ page, known }: ShownPage, operation: PageOperation): string {
  const kind = locateBlock(page, subjectId(operation))?.block.type;
  if (kind === undefined) return say('theSection');
  return operation.do === 'setField' ? nameField(known, kind, operation.field) : kindText(kind);
}

function theirValue(shown: ShownPage, operation: PageOperation): string {
  const now = takeMine(shown.page, operation);
  if (!now) return '';
  if (now.do === 'setField') return writeField(shown, now, now.was);
  if ('was' in now) return JSON.stringify(now.was);
  if (now.do === 'removeBlock') return writeBlocks(shown, [now.block]);
  return now.do === 'removeSection' ? writeBlocks(shown, now.section.blocks) : '';
}

function writeValue(shown: ShownPage, operation: PageOperation): string {
  if (operation.do === 'setField') return writeField(shown, operation, operation.value);
  if ('value' in operation) return JSON.stringify(operation.value);
  if (operation.do === 'removeBlock' || operation.do === 'removeSection') return say('remove');
  if (operation.do === 'addSection') return writeBlocks(shown, operation.section.blocks);
  return operation.do === 'addBlock' ? writeBlocks(shown, [operation.block]) : '';
}

const writeBlocks = ({ known }: ShownPage, blocks: readonly PageBlock[]) =>
  blocks.map(({ type, data }) => textOf(known, type, data)).join('\n');

/** The words of a field's value; of a setting what its control shows. */
function writeField(
  { page, known }: ShownPage,
  { block, field }: Extract<PageOperation, { do: 'setField' }>,
  value: JsonValue,
): string {
  const kind = locateBlock(page, block)?.block.type;
  // Of a block that has gone nobody knows the kind: any that has such a field tells its words.
  const kinds = kind === undefined ? Object.keys(known.tables) : [kind];
  const words = kinds
    .filter((type) => blockTable(known, type)?.fields[field])
    .map((type) => wordsOf(known, { type, data: { [field]: value } }))
    .find(({ length }) => length > 0);
  return words?.join('\n') ?? sayValue(blockTable(known, kind ?? '')?.fields[field], value);
}

function textOf(known: EditorBlocks, kind: string, data: JsonObject): string {
  return wordsOf(known, { type: kind, data }).join('\n') || kindText(kind);
}
