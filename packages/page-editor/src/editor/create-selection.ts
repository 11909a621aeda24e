import type { PageDocument } from '@frontage/site-model';
import { locateBlock } from '@frontage/site-model/editing';
import { describeChosen, type Chosen } from './chosen';
import type { AdviceList } from './create-advice-list';
import type { BlockPanel } from './create-block-panel';
import { createArrival, writeTyped, type Arrival } from './create-arrival';
import { createIdleRoom, type IdleRoom } from './create-idle-room';
import type { PageFrame } from './create-page-frame';
import { createWriting } from './create-writing';
import type { FramePoint } from './frame-point';
import { openPanel, type PanelOptions } from './open-panel';
import {
  extendChosen,
  extendChosenBy,
  oneBlock,
  type ChosenBlocks,
  type ExtendChosen,
} from './several/chosen-blocks';

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
  /** The id of the chosen section; undefined while none is. */
  section(): string | undefined;
  /** Chooses a section, in place of a block. */
  chooseSection(sectionId: string): void;
  /**
   * Chooses a block that was just added, as soon as the page shows it.
   *
   * @param isTold whether what came was told: that it is chosen is not said in its place
   */
  chooseNew(blockId: string, isTold?: boolean): void;
  /** The same for a section. */
  chooseNewSection(sectionId: string): void;
  /** What is typed meanwhile is for what is on its way. */
  readonly arrival: Pick<Arrival, 'hold' | 'keep'>;
  /** Chooses nothing; the block keeps the focus. */
  leave(): void;
  /** Puts the focus back into the words that are written, such as after they were moved. */
  refocus(): void;
  /** Shows what the page has now. */
  update(): void;
  /** The page in the frame was brought up to date: a block may show something by now. */
  refreshed(): void;
  destroy(): void;
}

/** What the selection needs. */
export interface SelectionOptions extends Omit<
  PanelOptions,
  'writing' | 'point' | 'choose' | 'chooseSection'
> {
  readonly advice: Pick<AdviceList, 'root' | 'ofBlock'>;
  /** Holds the controls; what it holds now is shown while nothing is chosen. */
  readonly room: HTMLElement;
  /** Called when a block was chosen, or none. */
  onChoose(): void;
}

/** Makes what knows the chosen block. */
export function createSelection(options: SelectionOptions): Selection {
  const { editing, frame, room, announce } = options;
  const writing = createWriting(options);
  const idle = createIdleRoom({ ...options, page: editing.document, choose, chooseSection });
  let chosen: Chosen = { ids: [] };
  let panel: BlockPanel | undefined;
  const arrival = createArrival(options);

  function choose(id: string | undefined, point?: FramePoint): void {
    if (id !== undefined && isOnly(chosen, id) && writing.isOn()) return writing.focus(point);
    take(blockOrNone(editing.document(), id), point);
  }

  function chooseSection(section: string): void {
    take({ ids: [], section });
    panel?.focus();
  }

  function take(next: Chosen, point?: FramePoint, isTold = false): void {
    const hadFocus = room.contains(room.ownerDocument.activeElement);
    writing.end();
    panel?.destroy();
    chosen = next;
    arrival.stop();
    // What was pressed is in sight.
    frame.choose(next, point === undefined);
    options.onChoose();
    panel = openPanel(next, { ...options, writing, point, choose, chooseSection });
    if (!panel) return idle.show();
    room.replaceChildren(panel.root);
    // On a narrow screen the controls leave less of the page in sight.
    frame.choose(next);
    // The button that was pressed has gone.
    if (hadFocus && !writing.isOn()) panel.focus();
    if (!isTold) announce(describeChosen(editing.document(), next));
  }

  function awaitNew(id: string, next: () => Chosen, isTold?: boolean): void {
    choose(undefined);
    arrival.await(id, (typed) => {
      take(next(), undefined, isTold);
      if (!writing.isOn()) panel?.focus();
      writeTyped(writing.isOn() ? frame.window.document : room.ownerDocument, typed);
    });
  }

  /** A block that was locked or unlocked is shown anew. */
  function takeAnew([id, ...others]: readonly string[]): void {
    const settle = rememberControl(room);
    take(blockOrNone(editing.document(), others.length === 0 ? id : undefined));
    settle();
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
    section: () => chosen.section,
    chooseSection,
    choose,
    extend: (id, how) => takeMore(extendChosen(editing.document(), chosen, id, how)),
    extendBy: (by) =>
      takeMore(extendChosenBy(editing.document(), startFrom(chosen, frame.focused()), by)),
    chooseNew: (id, isTold) => awaitNew(id, () => blockOrNone(editing.document(), id), isTold),
    arrival,
    chooseNewSection: (section) => awaitNew(section, () => ({ ids: [], section })),
    leave: () => leave(chosen, { idle, frame, choose }),
    refocus: () => writing.isOn() && writing.focus(),
    update() {
      writing.update();
      if (chosen.ids.length === 0 && chosen.section === undefined) idle.update();
      else if (panel?.update(editing.document()) === false) takeAnew(chosen.ids);
    },
    refreshed() {
      writing.refresh();
      panel?.update(editing.document());
    },
    destroy() {
      arrival.stop();
      writing.end();
      panel?.destroy();
      idle.destroy();
    },
  };
}

/**
 * Controls are made anew, since their block was locked or unlocked: the lock that was pressed keeps
 * the focus. Where somebody else has locked it, what is typed on presses nothing.
 */
function rememberControl(room: HTMLElement): () => void {
  const { activeElement } = room.ownerDocument;
  if (!room.contains(activeElement)) return () => undefined;
  const lock = '[data-mark=lock]';
  const isPressed = activeElement?.matches(lock) === true;
  return () => {
    const next = room.querySelector<HTMLElement>(isPressed ? lock : 'h2');
    if (!isPressed) next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
}

/** Where nothing is chosen the block that has the focus is the first. */
function startFrom(chosen: Chosen, focused: string | undefined): ChosenBlocks {
  return chosen.ids.length > 0 || focused === undefined ? chosen : oneBlock(focused);
}

/** Chooses nothing; what was chosen keeps the focus. */
function leave(
  { section, end }: Chosen,
  {
    idle,
    frame,
    choose,
  }: Pick<Selection, 'choose'> & {
    readonly idle: Pick<IdleRoom, 'focusSection'>;
    readonly frame: Pick<PageFrame, 'root'>;
  },
): void {
  choose(undefined);
  if (section !== undefined) idle.focusSection(section);
  else if (end !== undefined) frame.root(end)?.focus();
}

function isOnly({ ids }: Chosen, id: string): boolean {
  return ids.length === 1 && ids[0] === id;
}

function blockOrNone(page: PageDocument, id: string | undefined): Chosen {
  return id !== undefined && locateBlock(page, id) ? oneBlock(id) : { ids: [] };
}
