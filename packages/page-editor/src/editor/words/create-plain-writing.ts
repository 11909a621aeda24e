import type { JsonValue, PageBlock } from '@frontage/site-model';
import { isSameJson, locateBlock, type PageOperation } from '@frontage/site-model/editing';
import { blockTable, type EditorBlocks } from '../editor-blocks';
import type { Editing } from '../create-editing';
import type { PageFrame } from '../create-page-frame';
import type { FramePoint } from '../frame-point';
import { createMissingNote } from './create-missing-note';
import { findWordElements } from './find-word-elements';
import { listPlainWords, withPlainWords, type PlainWords } from './plain-words';
import { mountPlainWords, placeCaret, plainSelector, type PlainWriting } from './mount-plain-words';

/** The plain texts of the chosen block, which are written where they stand. */
export interface PlainWordsWriting {
  /**
   * Lets the texts of a block be written; the one at a point has the caret. Gives what says that
   * one may not be empty.
   */
  begin(blockId: string, point?: FramePoint): HTMLElement;
  /** Shows what the page has now. */
  update(): void;
  /** Finds the texts again, since the page has been brought up to date. */
  refresh(): void;
  end(): void;
}

/** What writing needs. */
export interface PlainWordsOptions {
  /** Of the editor. */
  readonly document: Document;
  readonly blocks: EditorBlocks;
  readonly editing: Pick<Editing, 'document'>;
  readonly frame: Pick<PageFrame, 'window' | 'root' | 'write' | 'refresh'>;
  /** Changes the page. @param about what is written in: a step ends where it changes */
  edit(operation: PageOperation, about: string): void;
}

/** Makes what lets an owner write labels, captions and titles on the page itself. */
export function createPlainWriting(options: PlainWordsOptions): PlainWordsWriting {
  const { blocks, editing, frame, edit } = options;
  let on: { readonly id: string; readonly root: HTMLElement } | undefined;
  let written: readonly (PlainWriting & { readonly path: PlainWords['path'] })[] = [];
  let leave: AbortController | undefined;
  const missing = createMissingNote(options.document);

  const blockOf = (id: string) => locateBlock(editing.document(), id)?.block;

  function write(id: string, path: PlainWords['path'], text: string): void {
    const block = blockOf(id);
    const [field] = path;
    if (!block || typeof field !== 'string') return;
    const was: JsonValue = block.data[field] ?? null;
    const value = withPlainWords(block.data, path, text)[field] ?? null;
    const operation: PageOperation = { do: 'setField', block: id, field, value, was };
    if (!isSameJson(value, was)) edit(operation, `${id} ${path.join(' ')}`);
  }

  function mount(id: string): void {
    const [root, block] = [frame.root(id), blockOf(id)];
    if (!root || !block) return;
    on = { id, root };
    written = findWordElements(root, wordsOfBlock(blocks, block)).map((shown) => {
      const { path } = shown.words;
      const onChange = (text: string) => write(id, path, text);
      const onMissing = (isMissing: boolean) =>
        missing.show(isMissing ? shown.words.label : undefined);
      return { path, ...mountPlainWords(shown, { onChange, onMissing }) };
    });
    if (written.length === 0) return;
    leave = new AbortController();
    listenToFocus(root, written, leave.signal, {
      // The block stays as it is while somebody writes in it, and only then.
      onEnter: () => frame.write(id),
      onLeave() {
        frame.write(undefined);
        void frame.refresh().then(refresh);
      },
    });
  }

  function unmount(): void {
    missing.show(undefined);
    leave?.abort();
    for (const one of written) one.destroy();
    written = [];
  }

  function refresh(): void {
    if (!on || frame.root(on.id) === on.root) return;
    unmount();
    mount(on.id);
  }

  return {
    begin(id, point) {
      missing.show(undefined);
      mount(id);
      const at = point && frame.window.document.elementFromPoint(point.left, point.top);
      const pressed = at?.closest<HTMLElement>(plainSelector);
      const found = written.find(({ element }) => element === pressed);
      if (found) placeCaret(found.element, point);
      return missing.root;
    },
    update() {
      const block = on && blockOf(on.id);
      if (!block) return;
      const words = wordsOfBlock(blocks, block);
      for (const { path, update } of written) {
        const now = words.find((word) => isSameJson([...word.path], [...path]));
        if (now) update(now.text);
      }
    },
    refresh,
    end() {
      const isFocused = written.some(
        ({ element }) => element === element.ownerDocument.activeElement,
      );
      unmount();
      on = undefined;
      if (!isFocused) return;
      frame.write(undefined);
      void frame.refresh();
    },
  };
}

/** Hears when the focus comes to written words, and when it leaves all of them. */
function listenToFocus(
  root: HTMLElement,
  written: readonly PlainWriting[],
  signal: AbortSignal,
  { onEnter, onLeave }: { onEnter(): void; onLeave(): void },
): void {
  const isIn = (target: EventTarget | null) => written.some(({ element }) => element === target);
  root.addEventListener('focusin', ({ target }) => isIn(target) && onEnter(), { signal });
  root.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => isIn(target) && !isIn(relatedTarget) && onLeave(),
    { signal },
  );
}

/** The plain texts of a block; none of an unknown kind. */
function wordsOfBlock(known: EditorBlocks, { type, data }: PageBlock): readonly PlainWords[] {
  const table = blockTable(known, type);
  return table ? listPlainWords(table, data) : [];
}
