import { locateBlock, type PageOperation } from '@frontage/site-model/editing';
import type { FieldsPanelOptions } from '../fields/fields-panel';
import { actOnBlock } from './act-on-block';
import { addBlockOperation } from './add-operation';
import type { BlockAct } from './create-block-panel';
import { createAdviceList, type AdviceList } from './create-advice-list';
import { createDrag } from './drag/create-drag';
import { createClipboard } from './create-clipboard';
import type { Editing } from './create-editing';
import type { PageFrame } from './create-page-frame';
import type { FrameEvents } from './frame-events';
import { createReview } from './create-review';
import { createSelection, type Selection } from './create-selection';
import { createTypingSteps } from './create-typing-steps';
import type { EditorParts } from './editor-parts';
import { kindText, say } from './editor-texts';
import { keyAct } from './key-act';
import { isTyping, listenToDesk } from './listen-to-desk';
import { nameStep } from './name-step';
import { newBlockData } from './new-block-data';
import { blockGroups } from './palette/block-groups';
import { openPalette } from './palette/open-palette';
import { actOnSeveral, severalActs } from './several/act-on-several';
import { showConflicts } from './show-conflicts';

/** The open editor: the page, what is chosen on it, and its controls. */
export interface Desk {
  /** The id of the chosen block; undefined for none. */
  chosen(): string | undefined;
  /** Marks blocks that others have chosen. */
  showOthers(blockIds: readonly string[]): void;
  destroy(): void;
}

/** What the editor works with. */
export interface DeskOptions extends Pick<FieldsPanelOptions, 'loadChoices'> {
  readonly document: Document;
  readonly parts: EditorParts;
  readonly editing: Editing;
  createId(): string;
  /** Called when a block was chosen, or none. */
  onChoose(): void;
  openFrame(events: FrameEvents): PageFrame | undefined;
}

/** What an owner does, whether by a key, a button or on the page. */
interface Deeds {
  readonly selection: Selection;
  act(act: BlockAct): void;
  add(): Promise<void>;
  takeBack(isRedo: boolean): void;
}

/** Opens the editor on a page in its frame; undefined where the frame shows no page. */
export function createDesk(options: DeskOptions): Desk | undefined {
  const { document, parts, editing, createId } = options;
  // The frame's listeners call what is made with the frame.
  let deeds: Deeds | undefined;
  const onKey = (event: KeyboardEvent) => deeds !== undefined && runKey(event, deeds);
  const announce = (text: string) => {
    parts.announcement.textContent = text;
  };
  const arrange = () => frame?.arrange(editing.document());
  const frame = options.openFrame({
    ...createDrag({ editing, chosen: () => deeds?.selection.all() ?? [], announce, arrange }),
    onChoose(id, point) {
      review.close();
      deeds?.selection.choose(id, point);
    },
    onExtend: (id, how) => deeds?.selection.extend(id, how),
    onKey,
    onClipboard: (event) => clipboard.handle(event, deeds?.selection.all() ?? []),
  });
  if (!frame) return undefined;
  const conflicts = document.createElement('div');
  const room = document.createElement('div');
  const empty = [...parts.panel.childNodes];
  room.append(...empty);
  const review = createReview({
    document,
    path: parts.data.edits.replace(/\/edits$/, ''),
    room,
    page: editing.document,
    flush: editing.flush,
    edit(operations) {
      editing.edit(operations);
      arrange();
    },
    see: (id) => frame.choose(id === undefined ? [] : [id]),
    announce,
  });
  parts.panel.replaceChildren(conflicts, review.root, room);
  const choose = (id: string) => deeds?.selection.choose(id);
  const advice = createAdviceList({ document, frame, page: editing.document, choose });
  const made = { ...options, frame, room, advice, announce };
  const { selection, add, takeBack } = (deeds = createDeeds(made));
  const clipboard = createClipboard({ editing, createId, announce, choose: selection.chooseNew });
  const stopListening = listenToDesk(document, parts, {
    onKey,
    onClipboard: (event) => clipboard.handle(event, selection.all()),
    onAct: (name) => (name === 'add' ? void add() : takeBack(name === 'redo')),
    onPublish() {
      selection.choose(undefined);
      void review.open();
    },
  });

  function show(isConfirmed: boolean): void {
    selection.update();
    review.update();
    enableActs(parts, editing);
    conflicts.replaceChildren(...showConflicts(document, editing));
    if (!isConfirmed) return;
    arrange();
    void frame?.refresh().then(advice.look);
  }
  const stop = editing.subscribe(({ isConfirmed }) => show(isConfirmed));
  arrange();
  show(false);
  advice.look();
  showHidden(editing, frame);
  chooseNamed(document, selection);
  return {
    chosen: selection.chosen,
    showOthers: frame.showOthers,
    destroy() {
      stop();
      stopListening();
      advice.destroy();
      selection.destroy();
      frame.destroy();
      parts.panel.replaceChildren(...empty);
    },
  };
}

/** The buttons of the bar offer what can be done now. */
function enableActs(parts: EditorParts, editing: Editing): void {
  const can = { undo: editing.canUndo(), redo: editing.canRedo(), add: true };
  for (const name of ['undo', 'redo', 'add'] as const) {
    const button = parts.act(name);
    if (button) button.disabled = !can[name];
  }
}

/** The page in the frame came as visitors get it, without hidden blocks. */
function showHidden({ document }: Editing, { refresh }: PageFrame): void {
  const blocks = document().sections.flatMap((section) => section.blocks);
  if (blocks.some(({ hidden }) => hidden)) void refresh();
}

/** A link may lead to a block: `#block-` and its id. */
function chooseNamed({ location }: Document, selection: Selection): void {
  const [, id] = /^#block-([\da-f]{24})$/.exec(location.hash) ?? [];
  if (id !== undefined) selection.choose(id);
}

function createDeeds({
  document,
  editing,
  createId,
  loadChoices,
  onChoose,
  frame,
  room,
  advice,
  announce,
}: DeskOptions & {
  readonly frame: PageFrame;
  readonly advice: AdviceList;
  readonly room: HTMLElement;
  announce(text: string): void;
}): Deeds {
  const stepOf = createTypingSteps(createId, () => performance.now());
  const kindOf = (id: string) => kindText(locateBlock(editing.document(), id)?.block.type ?? '');
  const edit = (operation: PageOperation, about?: string) =>
    editing.edit([operation], stepOf(about));
  const selection = createSelection({
    document,
    editing,
    frame,
    room,
    advice,
    loadChoices,
    onChoose,
    announce,
    edit,
    act,
  });

  function act(name: BlockAct): void {
    const chosen = selection.chosen();
    if (chosen === undefined) return;
    const all = selection.all();
    const page = editing.document();
    const several = all.length > 1 ? severalActs.find((one) => one === name) : undefined;
    const { operations, announcement, added } = several
      ? actOnSeveral(page, all, several, createId)
      : actOnBlock(page, chosen, name, createId);
    if (operations.length > 0 && !editing.edit(operations, stepOf()))
      return announce(say('heldByLock'));
    announce(announcement);
    if (operations.length === 0) return;
    frame.arrange(editing.document());
    if (added !== undefined) selection.chooseNew(added);
    else if (name === 'remove' || name === 'sectionRemove') selection.choose(undefined);
    else frame.choose(all);
  }

  return {
    selection,
    act,
    async add() {
      const below = selection.chosen() ?? frame.focused();
      const about =
        below === undefined ? say('addAtEnd') : say('addBelow', { kind: kindOf(below) });
      const kind = await openPalette(document, blockGroups, about);
      if (kind === undefined) return;
      const block = { id: createId(), type: kind, data: newBlockData(kind) };
      edit(addBlockOperation(editing.document(), block, below));
      announce(say('added', { kind: kindText(kind) }));
      selection.chooseNew(block.id);
    },
    takeBack(isRedo) {
      const operation = isRedo ? editing.redo() : editing.undo();
      stepOf();
      if (!operation) return announce(say(isRedo ? 'nothingToRedo' : 'nothingToUndo'));
      announce(say(isRedo ? 'redone' : 'undone', { step: nameStep(operation) }));
      frame.arrange(editing.document());
    },
  };
}

function runKey(event: KeyboardEvent, { selection, act, add, takeBack }: Deeds): boolean {
  const isChosen = selection.chosen() !== undefined;
  const found = keyAct(event, { isWriting: isTyping(event), isChosen });
  if (found === undefined) return false;
  if (found === 'undo' || found === 'redo') takeBack(found === 'redo');
  else if (found === 'add') void add();
  else if (found === 'up') selection.leave();
  else if (found === 'extendUp' || found === 'extendDown')
    selection.extendBy(found === 'extendUp' ? -1 : 1);
  else act(found);
  return true;
}
