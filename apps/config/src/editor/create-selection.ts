import { locateBlock, type PageOperation } from '@frontage/site-model/editing';
import type { AdviceList } from './create-advice-list';
import type { FieldsPanelOptions } from '../fields/fields-panel';
import { createBlockPanel, type BlockAct, type BlockPanel } from './create-block-panel';
import type { Editing } from './create-editing';
import type { PageFrame } from './create-page-frame';
import { createWriting, type FramePoint } from './create-writing';
import { kindText, say } from './editor-texts';
import { listHidden } from './list-hidden';

/** What is chosen on the page, and its controls. */
export interface Selection {
  /** The id of the chosen block; undefined for none. */
  chosen(): string | undefined;
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
  announce(text: string): void;
  edit(operation: PageOperation, about?: string): void;
  act(act: BlockAct): void;
}

/** Makes what knows the chosen block. */
export function createSelection(options: SelectionOptions): Selection {
  const { document, editing, frame, room, advice, loadChoices, announce, edit, act } = options;
  const empty = [...room.childNodes];
  const writing = createWriting({ document, editing, frame, loadChoices, edit });
  const hidden = document.createElement('div');
  let chosen: string | undefined;
  let panel: BlockPanel | undefined;
  const kindOf = (id: string) => locateBlock(editing.document(), id)?.block.type;

  function choose(id: string | undefined, point?: FramePoint): void {
    if (id !== undefined && id === chosen && writing.isOn()) return writing.focus(point);
    writing.end();
    panel?.destroy();
    panel = undefined;
    const kind = id === undefined ? undefined : kindOf(id);
    chosen = kind === undefined ? undefined : id;
    // What was pressed is in sight.
    frame.choose(chosen, point === undefined);
    if (chosen === undefined || kind === undefined) return showNone();
    const blockId = chosen;
    const inPlace = writing.fieldOf(kind);
    panel = createBlockPanel({
      document,
      page: editing.document(),
      blockId,
      tools: inPlace === undefined ? undefined : writing.begin(blockId, point),
      inPlace: inPlace === undefined ? [] : [inPlace],
      advice: advice.ofBlock(blockId),
      isShown: () => frame.root(blockId) !== undefined,
      loadChoices,
      edit: (operation, field) => edit(operation, field && `${blockId} ${field}`),
      act,
    });
    if (panel) room.replaceChildren(panel.root);
    // On a narrow screen the controls leave less of the page in sight.
    frame.choose(chosen);
    announce(say('chosen', { kind: kindText(kind) }));
  }

  /** While nothing is chosen, blocks that show nothing on the page are chosen here. */
  function showNone(): void {
    room.replaceChildren(...empty, hidden, advice.root);
    showHidden();
  }

  function showHidden(): void {
    const list = listHidden(document, editing.document(), frame, choose);
    // Whoever is in the list keeps the focus while it stays the same.
    if (hidden.textContent !== list.map(({ textContent }) => textContent).join(''))
      hidden.replaceChildren(...list);
  }

  showNone();
  return {
    chosen: () => chosen,
    choose,
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
      const root = chosen === undefined ? undefined : frame.root(chosen);
      choose(undefined);
      root?.focus();
    },
    update() {
      writing.update();
      if (chosen === undefined) showHidden();
      else if (panel?.update(editing.document()) === false) choose(undefined);
    },
    destroy() {
      writing.end();
      panel?.destroy();
      room.replaceChildren(...empty);
    },
  };
}
