import type { PageDocument } from '@frontage/site-model';
import {
  locateBlock,
  locateSection,
  subjectId,
  type PageOperation,
} from '@frontage/site-model/editing';
import { actOnBlock } from './act-on-block';
import { arrangePage } from './arrange-page';
import type { BlockAct } from './block-act';
import { blockAfterRemoval } from './block-after-removal';
import type { PageFrame } from './create-page-frame';
import { createSelection, type Selection, type SelectionOptions } from './create-selection';
import { createTypingSteps } from './create-typing-steps';
import type { DoneAct } from './done-act';
import type { EditorBlocks } from './editor-blocks';
import { say } from './editor-texts';
import type { FileAdding } from './files/create-file-adding';
import type { MarkedParts } from './frame-looks';
import { isInEmptyLine } from './is-in-empty-line';
import { keyAct } from './key-act';
import { isTyping, isTypingIn } from './listen-to-desk';
import { loadDialogs } from './load-dialogs';
import { nameStep } from './name-step';
import { linkButtonMark } from './link-button-mark';
import { firstBlock } from './new-block';
import type { PatternStore } from './patterns/pattern-store';
import type { DialogPlace } from './patterns/show-dialog';
import type { BlocksPlace } from './place-blocks';
import { actOnSection, sectionActOf } from './sections/act-on-section';
import { actOnSeveral, severalActs } from './several/act-on-several';

/** What an owner does, whether by a key, a button or on the page. */
export interface Deeds {
  readonly selection: Selection;
  act(act: BlockAct): void;
  /** The ids of what keys act on: all chosen blocks, or else the block that has the focus. */
  ids(): readonly string[];
  /** Where something new comes: below what is chosen or has the focus, or at the end. */
  place(): BlocksPlace;
  /** Asks what is added, and adds it; gives whether anything was. */
  add(): Promise<boolean>;
  /** Chooses a block that came by itself, such as when a file has arrived. */
  showAdded(blockId: string): void;
  takeBack(isRedo: boolean): void;
  /** Asks where the chosen words lead. */
  link(): void;
}

/** What it needs. */
export interface DeedsOptions
  extends Omit<SelectionOptions, 'edit' | 'editAll' | 'act'>, DialogPlace {
  readonly files: Pick<FileAdding, 'add'>;
  readonly blocks: EditorBlocks;
  /** @default the site keeps none */
  readonly patterns?: PatternStore | undefined;
  createId(): string;
}

/** Makes what an owner does. */
export function createDeeds(options: DeedsOptions): Deeds {
  const { document, editing, createId, frame, announce, refuse } = options;
  const stepOf = createTypingSteps(createId, () => performance.now());
  const edit = (operation: PageOperation, about?: string, isShown?: boolean) =>
    editing.edit([operation], stepOf(about), { isShown });
  const selection = createSelection({ ...options, edit, editAll, act });
  /** Asked once, however often that is pressed before the palette has come. */
  let isAsking = false;

  function editAll(operations: readonly PageOperation[]): boolean {
    if (operations.length === 0) return true;
    const isDone = editing.edit(operations, stepOf());
    if (isDone) arrange();
    return isDone;
  }

  function act(name: BlockAct): void {
    if (name === 'savePattern') return void savePattern(options, marked());
    const done = actOnChosen(options, selection, ids(), name);
    if (done) finish(done);
  }

  function finish({ operations, announcement, added, addedSection }: DoneAct): void {
    const before = editing.document();
    if (operations.length === 0) return announcement === '' ? undefined : refuse(announcement);
    if (!editAll(operations)) return refuse(say('heldByLock'));
    announce(announcement);
    if (added !== undefined) selection.chooseNew(added);
    else if (addedSection !== undefined) selection.chooseNewSection(addedSection);
    else if (operations.some(isRemoval)) leaveTo(blockAfterRemoval(before, editing.document()));
    else frame.choose(marked());
  }

  /** What was chosen has gone, and with it what had the focus. */
  function leaveTo(blockId = ''): void {
    selection.choose(undefined);
    frame.root(blockId)?.focus({ preventScroll: true });
  }

  const arrange = () => arrangePage(frame, editing.document());
  const ids = () => idsOf(selection, frame);
  const marked = () => ({ ids: selection.all(), section: selection.section() });
  const place = () => placeOf(editing.document(), selection, frame.focused());

  return {
    selection,
    act,
    ids,
    place,
    async add() {
      if (isAsking) return false;
      isAsking = true;
      const typed = selection.arrival.hold();
      const end = () => {
        isAsking = false;
        return typed();
      };
      return askAndAdd(options, place(), end, finish);
    },
    showAdded(id) {
      // Whoever writes meanwhile goes on writing.
      if (!isTypingIn(document) && !isTypingIn(frame.window.document)) selection.chooseNew(id);
    },
    link() {
      const button = options.room.querySelector<HTMLButtonElement>(`[${linkButtonMark}]`);
      if (button?.disabled) refuse(say('linkHint'));
      else button?.click();
    },
    takeBack(isRedo) {
      const before = editing.document();
      const done = isRedo ? editing.redo() : editing.undo();
      stepOf();
      if (!done) return announce(say(isRedo ? 'nothingToRedo' : 'nothingToUndo'));
      // What it was done to is on the page before, or after.
      const page = locateBlock(before, subjectId(done.operations[0])) ? before : editing.document();
      const step = nameStep(done, page, options.blocks);
      announce(say(isRedo ? 'redone' : 'undone', { step }));
      arrange();
      if (isFocusGone(frame)) leaveTo(blockAfterRemoval(before, editing.document()));
    },
  };
}

async function askAndAdd(
  options: DeedsOptions,
  to: BlocksPlace,
  typed: () => string,
  finish: (done: DoneAct) => void,
): Promise<boolean> {
  const { blocks, editing, createId, files, refuse } = options;
  const dialogs = await loadDialogs().catch(() => undefined);
  if (!dialogs) {
    typed();
    refuse(say('notArrived'));
    return false;
  }
  const about = dialogs.describePlace(editing.document(), to);
  const asked = dialogs.askAddition(options, options, about, typed);
  const addition = await asked.catch(() => refuse(say('notArrived')));
  typed();
  if (!addition) return false;
  const page = editing.document();
  if ('files' in addition) files.add(addition.files, to);
  else finish(dialogs.placeAddition(blocks, page, addition, to, createId));
  return true;
}

async function savePattern(options: DeedsOptions, chosen: MarkedParts): Promise<void> {
  const { blocks, editing, createId, patterns, announce, refuse } = options;
  if (!patterns) return;
  const page = editing.document();
  const dialogs = await loadDialogs().catch(() => undefined);
  if (!dialogs) return refuse(say('notArrived'));
  const content = dialogs.patternOf(page, chosen);
  const name = await dialogs.savePattern(options, patterns, createId(), blocks, content);
  if (name !== undefined) announce(say('patternSaved', { name }));
}

function actOnChosen(
  { editing, blocks, createId }: DeedsOptions,
  selection: Selection,
  ids: readonly string[],
  name: BlockAct,
): DoneAct | undefined {
  const page = editing.document();
  const begun = firstBlock(blocks);
  const [section, chosen = ids[0]] = [selection.section(), selection.chosen()];
  const ofSection = sectionActOf(name);
  if (section !== undefined)
    return ofSection && actOnSection(page, section, ofSection, createId, begun);
  if (chosen === undefined) return undefined;
  const several = ids.length > 1 ? severalActs.find((one) => one === name) : undefined;
  return several
    ? actOnSeveral(page, ids, several, createId)
    : actOnBlock(page, chosen, name, createId, begun);
}

function placeOf(
  page: PageDocument,
  selection: Selection,
  focused: string | undefined,
): BlocksPlace {
  const section = locateSection(page, selection.section() ?? '')?.section;
  return section
    ? { at: { section: section.id, after: section.blocks.at(-1)?.id ?? null } }
    : { below: selection.chosen() ?? focused };
}

function isRemoval({ do: name }: PageOperation): boolean {
  return name === 'removeBlock' || name === 'removeSection';
}

function idsOf(selection: Selection, frame: PageFrame): readonly string[] {
  const isChosen = selection.all().length > 0 || selection.section() !== undefined;
  // The page in the frame remembers what had the focus there.
  if (isChosen || !frame.window.document.hasFocus()) return selection.all();
  return [frame.focused()].filter((id) => id !== undefined);
}

/** Whether what had the focus went, in the editor or on its page. */
function isFocusGone({ window }: PageFrame): boolean {
  const { frameElement, document } = window;
  const focused = frameElement?.ownerDocument.activeElement;
  if (focused === frameElement) return document.activeElement === document.body;
  return focused === frameElement?.ownerDocument.body;
}

/** A key that was for nothing is written after all, where words are typed. */
function writeBack({ target, key }: KeyboardEvent): void {
  if (!isTyping({ target })) return;
  const words = target as HTMLElement;
  words.focus({ preventScroll: true });
  // As the key itself would.
  words.ownerDocument.execCommand('insertText', false, key);
}

/** Does what a key is for; gives whether it is for anything. */
export function runKey(event: KeyboardEvent, deeds: Deeds): boolean {
  const { selection, act, ids, add, takeBack, link } = deeds;
  if (selection.arrival.keep(event)) return true;
  const isChosen = selection.chosen() !== undefined || selection.section() !== undefined;
  const found = keyAct(event, {
    isWriting: isTyping(event),
    isEmptyLine: event.key === '/' && isInEmptyLine(event.target),
    isChosen,
    isOn: ids().length > 0,
  });
  if (found === undefined) return false;
  if (found === 'undo' || found === 'redo') takeBack(found === 'redo');
  else if (found === 'add') void add().then((isAdded) => isAdded || writeBack(event));
  else if (found === 'link') link();
  else if (found === 'up') selection.leave();
  else if (found === 'extendUp' || found === 'extendDown')
    selection.extendBy(found === 'extendUp' ? -1 : 1);
  else act(found);
  return true;
}
