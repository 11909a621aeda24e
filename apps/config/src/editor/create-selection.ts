import { locateBlock, type PageOperation } from '@frontage/site-model/editing';
import type { AdviceList } from './create-advice-list';
import type { FieldsPanelOptions } from '../fields/fields-panel';
import { createBlockPanel, type BlockAct, type BlockPanel } from './create-block-panel';
import type { Editing } from './create-editing';
import type { PageFrame } from './create-page-frame';
import { createWriting, type FramePoint, type Writing } from './create-writing';
import { kindText, say } from './editor-texts';
import { createIdleRoom } from './create-idle-room';
import {
  extendChosen,
  extendChosenBy,
  oneBlock,
  type ChosenBlocks,
  type ExtendChosen,
} from './several/chosen-blocks';
import { createSeveralPanel } from './several/create-several-panel';

/** What is chosen on the page, and its controls. */
export interface Selection {
  /** The id of the chosen block, of several the last one; undefined for none. */
  chosen(): string | undefined;
  /** The ids of all chosen blocks, in their order. */
  all(): readonly string[];
  /** Chooses one more block, or one less; or all up to it. */
  extend(blockId: string, how: ExtendChosen): void;
  /** Chooses the next or previous block as well, from the one that has the focus on. */
  extendBy(by: -1 | 1): void;
  /** Chooses a block, or none; pressed at a point, its words are written there. */
  choose(blockId: string | undefined, point?: FramePoint): void;
  /** Chooses a block that was just added, as soon as the page shows it. */
  chooseNew(blockId: string): void;
  /** Chooses nothing; the block keeps the focus. */
  leave(): void;
  /** Shows what the page has now. */
  update(): void;
  destroy(): void;
}

/** What the selection needs. */
export interface SelectionOptions extends Pick<FieldsPanelOptions, 'loadChoices'> {
  readonly document: Document;
  readonly editing: Editing;
  readonly frame: PageFrame;
  readonly advice: Pick<AdviceList, 'root' | 'ofBlock'>;
  /** Holds the controls; what it holds now is shown while nothing is chosen. */
  readonly room: HTMLElement;
  /** Called when a block was chosen, or none. */
  onChoose(): void;
  announce(text: string): void;
  edit(operation: PageOperation, about?: string): void;
  act(act: BlockAct): void;
}

/** Makes what knows the chosen block. */
export function createSelection(options: SelectionOptions): Selection {
  const { document, editing, frame, room, loadChoices, announce, edit, act } = options;
  const writing = createWriting({ document, editing, frame, loadChoices, edit });
  const idle = createIdleRoom({ ...options, page: editing.document, choose });
  let chosen: ChosenBlocks = { ids: [] };
  let panel: BlockPanel | undefined;
  const kindOf = (id: string) => locateBlock(editing.document(), id)?.block.type;

  function choose(id: string | undefined, point?: FramePoint): void {
    const [only] = chosen.ids.length === 1 ? chosen.ids : [];
    if (id !== undefined && id === only && writing.isOn()) return writing.focus(point);
    const isThere = id !== undefined && kindOf(id) !== undefined;
    take(isThere ? oneBlock(id) : { ids: [] }, point);
  }

  function take(next: ChosenBlocks, point?: FramePoint): void {
    writing.end();
    panel?.destroy();
    chosen = next;
    const { ids } = next;
    // What was pressed is in sight.
    frame.choose(ids, point === undefined);
    options.onChoose();
    const [first] = ids;
    if (first === undefined) panel = undefined;
    else if (ids.length === 1) panel = openBlock(options, writing, first, point);
    else panel = createSeveralPanel({ document, page: editing.document(), ids, act });
    if (!panel) return idle.show();
    room.replaceChildren(panel.root);
    // On a narrow screen the controls leave less of the page in sight.
    frame.choose(ids);
    const kind = kindText(kindOf(first ?? '') ?? '');
    announce(ids.length > 1 ? say('chosenAll', { count: ids.length }) : say('chosen', { kind }));
  }

  /** A block that was locked or unlocked is shown anew; its lock keeps the focus. */
  function takeAnew([id, ...others]: readonly string[]): void {
    const hadFocus = room.contains(document.activeElement);
    const isThere = id !== undefined && others.length === 0 && kindOf(id) !== undefined;
    take(isThere ? oneBlock(id) : { ids: [] });
    if (hadFocus) room.querySelector<HTMLElement>('[data-mark=lock]')?.focus();
  }

  function takeMore(next: ChosenBlocks): void {
    frame.window.getSelection()?.removeAllRanges();
    take(next);
    if (next.end !== undefined && !writing.isOn()) frame.root(next.end)?.focus();
  }

  idle.show();
  return {
    chosen: () => chosen.end,
    all: () => chosen.ids,
    choose,
    extend: (id, how) => takeMore(extendChosen(editing.document(), chosen, id, how)),
    extendBy(by) {
      const focused = frame.focused();
      const from = chosen.ids.length > 0 || focused === undefined ? chosen : oneBlock(focused);
      takeMore(extendChosenBy(editing.document(), from, by));
    },
    chooseNew(id) {
      choose(undefined);
      const stop = editing.subscribe(({ isConfirmed }) => {
        if (!isConfirmed) return;
        stop();
        void frame.refresh().then(() => {
          choose(id);
          if (!writing.isOn()) panel?.focus();
        });
      });
    },
    leave() {
      const root = chosen.end === undefined ? undefined : frame.root(chosen.end);
      choose(undefined);
      root?.focus();
    },
    update() {
      writing.update();
      if (chosen.ids.length === 0) idle.update();
      else if (panel?.update(editing.document()) === false) takeAnew(chosen.ids);
    },
    destroy() {
      writing.end();
      panel?.destroy();
      idle.destroy();
    },
  };
}

function openBlock(
  { document, editing, frame, advice, loadChoices, edit, act }: SelectionOptions,
  writing: Writing,
  blockId: string,
  point: FramePoint | undefined,
): BlockPanel | undefined {
  const page = editing.document();
  const block = locateBlock(page, blockId)?.block;
  const inPlace = block?.locked ? undefined : writing.fieldOf(block?.type ?? '');
  return createBlockPanel({
    document,
    page,
    blockId,
    tools: inPlace === undefined ? undefined : writing.begin(blockId, point),
    inPlace: inPlace === undefined ? [] : [inPlace],
    advice: advice.ofBlock(blockId),
    isShown: () => frame.root(blockId) !== undefined,
    loadChoices,
    edit: (operation, field) => edit(operation, field && `${blockId} ${field}`),
    act,
  });
}
