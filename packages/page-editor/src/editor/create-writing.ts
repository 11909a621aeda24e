import type { JsonValue } from '@frontage/site-model';
import { locateBlock, type PageOperation } from '@frontage/site-model/editing';
import { mountRichText, type RichTextWriting } from '../rich-text/mount-rich-text';
import type { Editing } from './create-editing';
import type { PageFrame } from './create-page-frame';
import { createTextTools, type TextTools } from './create-text-tools';
import { wordsField, type EditorBlocks } from './editor-blocks';
import { say } from './editor-texts';
import type { FramePoint } from './frame-point';
import type { TextToolsOptions } from './text-tools-options';
import { createBlockWords } from './words/create-block-words';

/** Words that are written where they stand. */
export interface Writing {
  /** The field of words that a kind of block has on the page. @default none */
  fieldOf(kind: string): string | undefined;
  /** Begins to write in a block, at a point; gives the tools for its words. */
  begin(blockId: string, point?: FramePoint): HTMLElement | undefined;
  /**
   * Lets the texts of a block be written where they stand; the one at a point has the caret. Gives
   * the tools of the one that is written, and what says that one may not be empty.
   */
  beginPlain(blockId: string, point?: FramePoint): HTMLElement;
  isOn(): boolean;
  focus(point?: FramePoint): void;
  /** Shows what the page has now, such as after an undo. */
  update(): void;
  /** Finds what is written again, since the page has been brought up to date. */
  refresh(): void;
  /** Ends writing; the page shows what the server makes of the words. */
  end(): void;
}

/** What writing needs. */
export interface WritingOptions extends TextToolsOptions {
  readonly blocks: EditorBlocks;
  readonly editing: Pick<Editing, 'document'>;
  readonly frame: PageFrame;
  /**
   * Changes the page.
   *
   * @param about what is written in: a step ends where it changes
   * @param isShown whether nothing but the words themselves shows them. @default false
   */
  edit(operation: PageOperation, about: string, isShown?: boolean): void;
}

/** Makes what lets an owner write on the page itself. */
export function createWriting({
  document,
  blocks,
  editing,
  frame,
  loadChoices,
  announce,
  edit,
}: WritingOptions): Writing {
  let on:
    | { readonly id: string; readonly field: string; readonly words: RichTextWriting }
    | undefined;
  let tools: TextTools | undefined;
  const toolsOptions = { document, loadChoices, announce };
  const plain = createBlockWords({ ...toolsOptions, blocks, editing, frame, edit });
  const blockOf = (id: string) => locateBlock(editing.document(), id)?.block;
  const valueOf = (id: string, field: string): JsonValue => blockOf(id)?.data[field] ?? null;
  return {
    fieldOf: (kind) => wordsField(blocks, kind),
    begin(id, point) {
      const root = frame.root(id);
      const field = wordsField(blocks, blockOf(id)?.type ?? '');
      if (!root || field === undefined) return undefined;
      const words = mountRichText(root, {
        value: valueOf(id, field),
        label: say('words'),
        onChange: (value, was) =>
          edit(
            { do: 'setField', block: id, field, value, was },
            `${id} ${field}`,
            // The panel leaves this field out.
            true,
          ),
        onMove: () => tools?.update(),
      });
      frame.write(id, words.isTyped);
      on = { id, field, words };
      tools = createTextTools({ ...toolsOptions, id }, words);
      words.focus(point);
      return tools.root;
    },
    beginPlain: plain.begin,
    isOn: () => on !== undefined,
    focus: (point) => on?.words.focus(point),
    update() {
      if (on) on.words.update(valueOf(on.id, on.field));
      else plain.update();
    },
    refresh: plain.refresh,
    end() {
      plain.end();
      if (!on) return;
      on.words.destroy();
      on = tools = undefined;
      frame.write(undefined);
      void frame.refresh();
    },
  };
}
