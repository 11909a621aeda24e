import { locateBlock, type PageOperation } from '@frontage/site-model/editing';
import { actOnBlock } from './act-on-block';
import { addBlockOperation } from './add-operation';
import type { BlockAct } from './create-block-panel';
import { createSelection, type Selection, type SelectionOptions } from './create-selection';
import { createTypingSteps } from './create-typing-steps';
import { kindText, say } from './editor-texts';
import { chooseFiles } from './files/choose-files';
import type { FileAdding } from './files/create-file-adding';
import { keyAct } from './key-act';
import { isTyping, isTypingIn } from './listen-to-desk';
import { loadDialogs } from './load-dialogs';
import { nameStep } from './name-step';
import { newBlockData } from './new-block-data';
import { actOnSeveral, severalActs } from './several/act-on-several';

/** What an owner does, whether by a key, a button or on the page. */
export interface Deeds {
  readonly selection: Selection;
  act(act: BlockAct): void;
  /** The id of the block below which something new comes; undefined for the end of the page. */
  below(): string | undefined;
  /** Asks what is added, and adds it. */
  add(): Promise<void>;
  /** Chooses a block that came by itself, such as when a file has arrived. */
  showAdded(blockId: string): void;
  takeBack(isRedo: boolean): void;
}

/** What it needs. */
export interface DeedsOptions extends Omit<SelectionOptions, 'edit' | 'act'> {
  readonly files: Pick<FileAdding, 'add'>;
  createId(): string;
}

/** Makes what an owner does. */
export function createDeeds({
  document,
  editing,
  createId,
  loadChoices,
  onChoose,
  frame,
  room,
  advice,
  files,
  announce,
}: DeedsOptions): Deeds {
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

  const findBelow = () => selection.chosen() ?? frame.focused();

  return {
    selection,
    act,
    below: findBelow,
    async add() {
      const below = findBelow();
      const about =
        below === undefined ? say('addAtEnd') : say('addBelow', { kind: kindOf(below) });
      const dialogs = await loadDialogs().catch(() => undefined);
      if (!dialogs) return announce(say('notArrived'));
      const { openPalette, blockGroups, filesEntry } = dialogs;
      const kind = await openPalette(document, blockGroups, about);
      if (kind === undefined) return;
      if (kind === filesEntry) {
        const chosen = await chooseFiles(document);
        if (chosen.length > 0) files.add(chosen, { below });
        return;
      }
      const block = { id: createId(), type: kind, data: newBlockData(kind) };
      edit(addBlockOperation(editing.document(), block, below));
      announce(say('added', { kind: kindText(kind) }));
      selection.chooseNew(block.id);
    },
    showAdded(id) {
      // Whoever writes meanwhile goes on writing.
      if (!isTypingIn(document) && !isTypingIn(frame.window.document)) selection.chooseNew(id);
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

/** Does what a key is for; gives whether it is for anything. */
export function runKey(event: KeyboardEvent, { selection, act, add, takeBack }: Deeds): boolean {
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
