import { createId, type PageDocument } from '@frontage/site-model';
import type { EditorStart, KeptSteps } from '@frontage/site-model/editing';
import { fieldsPanelStyle } from '../fields/fields-panel-style';
import { setSpokenTexts } from '../texts/spoken-texts';
import { createDesk, type Desk } from './create-desk';
import { createEditing, type Editing } from './create-editing';
import { createJournal, type Journal } from './create-journal';
import { createPageFrame } from './create-page-frame';
import { createPresence, type Presence } from './create-presence';
import type { EditorParts } from './editor-parts';
import type { EditorPort } from './editor-port';
import { loadDialogs } from './load-dialogs';
import { loadGroups } from './palette/load-groups';
import type { RehearsalOptions } from './rehearse-when-idle';
import { sayPresence } from './say-presence';
import { showState } from './show-state';
import { showSheets } from './show-sheets';

/** How long after the editor its dialogs are fetched, in milliseconds. */
const soon = 2000;

/** A page whose steps nobody has kept. */
const noSteps: KeptSteps = { steps: [], isWhole: true };

/** An editor that is open. */
export interface OpenEditor {
  /** The page as its owner sees it, with what is not kept yet. */
  page(): PageDocument;
  /** Gives whether everything is kept in the store; what is not waits in the browser. */
  flush(): Promise<boolean>;
  /** Closes it: nothing of it is left on its page, but for what the page had before. */
  destroy(): void;
}

/** What an editor is opened with. */
export interface OpenEditorOptions {
  /** What it begins with. */
  readonly start: EditorStart;
  /** What it needs of the world around it. */
  readonly port: EditorPort;
}

/**
 * Opens the editor on its page, once the page in the frame is there.
 *
 * @param parts of the editor's page
 */
export async function openEditor(
  parts: EditorParts,
  { start, port }: OpenEditorOptions,
): Promise<OpenEditor> {
  const { ownerDocument: document } = parts.frame;
  const window = document.defaultView;
  if (!window)
    throw new Error('[page-editor] no window: a document without one. Give one of a tab.');
  const ended = new AbortController();
  const { signal } = ended;
  const stopSpeaking = port.texts && setSpokenTexts(port.texts);
  let hideSheets: (() => void) | undefined;
  const { random } = Math;
  const tab = createId(Date.now(), random);
  const journal = await createJournal(
    { storage: readStorage(window), locks: window.navigator.locks },
    `${start.pageId}:${start.accountId}`,
    tab,
  );
  const editing = createEditing({
    ...start,
    past: start.past ?? noSteps,
    future: start.future ?? noSteps,
    server: port.edits,
    journal,
    window,
    now: () => Date.now(),
    random,
  });
  let desk: Desk | undefined;
  let opened: Document | undefined;
  let taken: readonly string[] = [];
  const presence = listenToOthers(window, { parts, tab, port, desk: () => desk }, (blocks) => {
    taken = blocks;
  });
  // They are of the page that the frame shows first.
  let { marks } = start;
  const open = () => {
    const page = parts.frame.contentDocument ?? undefined;
    // A frame shows an empty document first, and tells that a page has loaded after it is complete.
    if (page?.URL === 'about:blank' || (page && page === opened)) return;
    opened = page;
    desk?.destroy();
    const onChoose = () => {
      // Another sheet makes the browser style the page anew: it comes with the first controls.
      hideSheets ??= showSheets(document, [fieldsPanelStyle]);
      presence?.moved();
    };
    desk = openDesk({ parts, start, port, editing, journal, marks, signal, onChoose });
    marks = undefined;
    desk?.showOthers(taken);
    tell();
  };
  const tell = () =>
    showState(parts, desk ? editing.saveState() : 'noFrame', { ...port, isKept: journal.isKept });
  editing.subscribe(() => desk && tell());
  parts.frame.addEventListener('load', open, { signal });
  if (parts.frame.contentDocument?.readyState === 'complete') open();
  const loading = window.setTimeout(() => {
    loadRest({ ...port, window, editing, signal });
  }, soon);
  const holdBack = (event: Event) => {
    if (!journal.isKept && editing.saveState() !== 'saved') event.preventDefault();
  };
  window.addEventListener('beforeunload', holdBack, { signal });
  return {
    page: editing.document,
    flush: editing.flush,
    destroy() {
      ended.abort();
      window.clearTimeout(loading);
      desk?.destroy();
      presence?.destroy();
      editing.destroy();
      hideSheets?.();
      stopSpeaking?.();
    },
  };
}

/** What is opened over the editor comes by itself, so that it is there without a connection. */
function loadRest(options: RehearsalOptions): void {
  const none = () => undefined;
  loadGroups(options.blocks).catch(none);
  loadDialogs().catch(none);
  // In a file of its own: it needs the editor, which needs the dialogs.
  import('./rehearse-when-idle').then(({ rehearseWhenIdle }) => rehearseWhenIdle(options), none);
}

/** Says who else is here, and marks what they have chosen. */
function listenToOthers(
  window: Window,
  from: {
    readonly parts: EditorParts;
    readonly tab: string;
    readonly port: EditorPort;
    desk(): Desk | undefined;
  },
  onTaken: (blockIds: readonly string[]) => void,
): Presence | undefined {
  const { parts, tab, port, desk } = from;
  if (!port.sendPresence) return undefined;
  return createPresence({
    window,
    tab,
    chosen: () => desk()?.chosen(),
    send: port.sendPresence,
    onOthers(others) {
      parts.others.textContent = sayPresence(others);
      const taken = others.flatMap(({ block }) => block ?? []);
      onTaken(taken);
      desk()?.showOthers(taken);
    },
  });
}

function openDesk({
  parts,
  start,
  port,
  editing,
  journal,
  marks,
  signal,
  onChoose,
}: OpenEditorOptions & {
  readonly parts: EditorParts;
  readonly editing: Editing;
  readonly journal: Journal;
  readonly marks: EditorStart['marks'];
  readonly signal: AbortSignal;
  onChoose(): void;
}): Desk | undefined {
  return createDesk({
    port,
    start,
    document: parts.frame.ownerDocument,
    signal,
    parts,
    editing,
    createId: () => createId(Date.now(), Math.random),
    onChoose,
    openFrame(events) {
      const page = createPageFrame(parts.frame, { loadShown: port.loadShown, marks }, events);
      // What an earlier tab left may reach the server after the page was made.
      if (journal.left.length > 0) void editing.flush().then(() => page?.refresh(true));
      return page;
    },
  });
}

/** A browser may refuse even to be asked. */
function readStorage(window: Window): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
