import type { JsonObject, JsonValue, PageBlock } from '@frontage/site-model';
import { isSameJson, locateBlock, type PageOperation } from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import type { Editing } from '../create-editing';
import type { PageFrame } from '../create-page-frame';
import { blockTable, type EditorBlocks } from '../editor-blocks';
import type { FramePoint } from '../frame-point';
import type { TextToolsOptions } from '../text-tools-options';
import { createMissingNote, type MissingNote } from './create-missing-note';
import { findRichElements } from './find-rich-elements';
import { findWordElements } from './find-word-elements';
import { listenToParts } from './listen-to-parts';
import { followItem } from './follow-item';
import type { StoredField } from './list-stored';
import { mountPlainPart } from './mount-plain-part';
import { mountRichPart } from './mount-rich-part';
import { listPlainWords } from './plain-words';
import { withWords } from './with-words';
import type { WrittenPart } from './written-part';

/** The texts of the chosen block, which are written where they stand. */
export interface BlockWords {
  /**
   * Lets the texts of a block be written; the one at a point has the caret. Gives the tools of the
   * one that is written, and what says that one may not be empty.
   */
  begin(blockId: string, point?: FramePoint): HTMLElement;
  /** Shows what the page has now. */
  update(): void;
  /** Finds the texts again, since the page has been brought up to date. */
  refresh(): void;
  end(): void;
}

/** What writing needs. */
export interface BlockWordsOptions extends TextToolsOptions {
  readonly blocks: EditorBlocks;
  readonly editing: Pick<Editing, 'document'>;
  readonly frame: Pick<PageFrame, 'window' | 'root' | 'write' | 'refresh'>;
  /** Changes the page. @param about what is written in: a step ends where it changes */
  edit(operation: PageOperation, about: string): void;
}

/** A part that is written. */
interface Written {
  readonly part: WrittenPart;
  /** What its block stored when its words were known last. */
  readonly data: JsonObject;
  /** Where its words stand by now: somebody else may have moved their item. */
  readonly path: StoredField['path'];
  /**
   * Whether somebody else has removed the item. What is written on is asked about then: it counts
   * as a change of what stood there before.
   */
  readonly isGone: boolean;
}

/**
 * Makes what lets an owner write on the page itself: labels, captions and titles as plain text, and
 * rich text beside other fields, such as that of an item.
 */
export function createBlockWords(options: BlockWordsOptions): BlockWords {
  const { document, editing, frame, edit } = options;
  let on: { readonly id: string; readonly root: HTMLElement } | undefined;
  let parts: readonly WrittenPart[] = [];
  let stopListening = (): void => {};
  let written: Written | undefined;
  /** The part whose tools the panel has. */
  let toolsOf: WrittenPart | undefined;
  const missing = createMissingNote(document);
  const tools = element(document, 'div');
  const root = element(document, 'div', {}, missing.root, tools);

  const blockOf = (id: string) => locateBlock(editing.document(), id)?.block;

  function write(id: string, path: StoredField['path'], words: JsonValue): void {
    const block = blockOf(id);
    const own = written?.part.path === path ? written : undefined;
    const [field] = path;
    if (!block || typeof field !== 'string') return;
    const before = own?.isGone ? own.data : block.data;
    const data = withWords(before, own?.path ?? path, words);
    const [was, value] = [before[field] ?? null, data[field] ?? null] as const;
    if (own) written = { ...own, data };
    const operation: PageOperation = { do: 'setField', block: id, field, value, was };
    if (!isSameJson(value, was)) edit(operation, `${id} ${path.join(' ')}`);
  }

  function mount(id: string): void {
    const shownIn = frame.root(id);
    if (!shownIn) return;
    on = { id, root: shownIn };
    const block = blockOf(id);
    parts = block ? mountParts(shownIn, block, { ...options, missing, write }) : [];
    if (parts.length === 0) return;
    stopListening = listenToParts({ root: shownIn, parts, document, tools }, (part) => {
      written = part && { part, data: blockOf(id)?.data ?? {}, path: part.path, isGone: false };
      // What is pressed in the panel would move away if its tools went.
      if (part) showTools(part);
      // The block stays as it is while somebody writes in it, and only then.
      frame.write(part && id);
      if (!part) void frame.refresh().then(refresh);
    });
  }

  function showTools(part: WrittenPart | undefined): void {
    toolsOf = part;
    tools.replaceChildren(...(part?.createTools ? [part.createTools()] : []));
  }

  function unmount(): void {
    missing.show(undefined);
    stopListening();
    for (const part of parts) part.destroy();
    parts = [];
  }

  function refresh(): void {
    if (!on || frame.root(on.id) === on.root) return;
    const { path = [] } = toolsOf ?? {};
    unmount();
    mount(on.id);
    showTools(parts.find((part) => isSameJson([...part.path], [...path])));
  }

  return {
    begin(id, point) {
      missing.show(undefined);
      mount(id);
      const at = point && frame.window.document.elementFromPoint(point.left, point.top);
      if (at) parts.find((part) => part.element.contains(at))?.focus(point);
      return root;
    },
    update() {
      const block = on && blockOf(on.id);
      if (!block) return;
      written &&= followWords(written, block.data);
      for (const part of parts) if (!isElsewhere(part, written)) part.show(block.data);
    },
    refresh,
    end() {
      unmount();
      showTools(undefined);
      on = undefined;
      if (!written) return;
      written = undefined;
      frame.write(undefined);
      void frame.refresh();
    },
  };
}

function followWords(written: Written, data: JsonObject): Written {
  if (written.isGone) return written;
  const path = followItem(written.data, data, written.path);
  return path ? { ...written, data, path } : { ...written, isGone: true };
}

/** Whether another item stands by now where a part is written: it goes on showing its own words. */
function isElsewhere(part: WrittenPart, written: Written | undefined): boolean {
  return part === written?.part && (written.isGone || written.path !== part.path);
}

/** Makes all texts of a block writable. */
function mountParts(
  root: HTMLElement,
  { id, type, data }: PageBlock,
  {
    blocks,
    missing,
    write,
    ...options
  }: Pick<BlockWordsOptions, 'blocks' | keyof TextToolsOptions> & {
    readonly missing: MissingNote;
    write(blockId: string, path: StoredField['path'], words: JsonValue): void;
  },
): WrittenPart[] {
  const table = blockTable(blocks, type);
  if (!table) return [];
  const words = findWordElements(root, listPlainWords(table, data));
  // Before anything is made writable, since what is empty would no longer be.
  const texts = findRichElements(root, table, data, words);
  const plain = words.map((shown) =>
    mountPlainPart(shown, {
      onChange: (text) => write(id, shown.words.path, text),
      onMissing: (isMissing) => missing.show(isMissing ? shown.words.label : undefined),
    }),
  );
  const rich = texts.map((shown) =>
    mountRichPart(shown, { ...options, id, onChange: (value) => write(id, shown.path, value) }),
  );
  return [...plain, ...rich];
}
