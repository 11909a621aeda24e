import { createId } from '@frontage/site-model';
import { fieldsPanelStyle } from '../fields/fields-panel-style';
import { createDesk, type Desk } from './create-desk';
import { createEditing } from './create-editing';
import type { SaveState } from './create-exchange';
import { createJournal } from './create-journal';
import { loadDialogs } from './load-dialogs';
import { readEditorParts, type EditorParts } from './editor-parts';
import { say } from './editor-texts';
import { createPresence } from './create-presence';
import { sayPresence } from './say-presence';
import { createPageFrame } from './create-page-frame';
import type { createServerPort } from './create-server-port';
import type { EditorPort } from './editor-port';

/** How long after the editor its dialogs are fetched, in milliseconds. */
const soon = 2000;

/** The words and the look of each state. */
const states: Readonly<Record<SaveState, 'waiting' | 'wrong' | ''>> = {
  saved: '',
  saving: '',
  waiting: 'waiting',
  signedOut: 'wrong',
};

/** An editor that is open. */
export interface OpenEditor {
  /** Gives whether everything is kept in the store; what is not waits in the browser. */
  flush(): Promise<boolean>;
  /** Closes it: nothing of it is left on its page, but for what the page had before. */
  destroy(): void;
}

/**
 * Opens the editor on its page, once the page in the frame is there.
 *
 * @param document the editor's page, as the server made it
 * @param createPort makes what the editor needs of the world around it
 * @returns undefined where the page is not that of an editor
 */
export async function openEditor(
  document: Document,
  createPort: typeof createServerPort,
): Promise<OpenEditor | undefined> {
  const parts = readEditorParts(document);
  const window = document.defaultView;
  if (!parts || !window) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const style = new window.CSSStyleSheet();
  style.replaceSync(fieldsPanelStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const { data } = parts;
  const port = createPort(window, data);
  const pagePath = data.edits.replace(/\/edits$/, '');
  const { random } = Math;
  const tab = createId(Date.now(), random);
  const journal = await createJournal(
    { storage: readStorage(window), locks: window.navigator.locks },
    `${data.pageId}:${data.accountId}`,
    tab,
  );
  const editing = createEditing({
    ...data,
    server: port.edits,
    journal,
    window,
    now: () => Date.now(),
    random,
  });
  let desk: Desk | undefined;
  let opened: Document | undefined;
  let taken: readonly string[] = [];
  const presence = createPresence({
    window,
    tab,
    chosen: () => desk?.chosen(),
    send: port.sendPresence,
    onOthers(others) {
      parts.others.textContent = sayPresence(others);
      taken = others.flatMap(({ block }) => block ?? []);
      desk?.showOthers(taken);
    },
  });
  const open = () => {
    const page = parts.frame.contentDocument ?? undefined;
    // A frame shows an empty document first, and tells that a page has loaded after it is complete.
    if (page?.URL === 'about:blank' || (page && page === opened)) return;
    opened = page;
    desk?.destroy();
    // What an earlier tab left may reach the server after the page was made.
    const isOlder = journal.left.length > 0;
    desk = openDesk(document, parts, { port, editing, random, isOlder, onChoose: presence.moved });
    desk?.showOthers(taken);
    showState(parts, desk ? editing.saveState() : 'noFrame', journal.isKept);
  };
  editing.subscribe(() => {
    if (desk) showState(parts, editing.saveState(), journal.isKept);
  });
  parts.frame.addEventListener('load', open, { signal });
  if (parts.frame.contentDocument?.readyState === 'complete') open();
  const showPreviews = (event: Event) => openPreviews(document, event, `${pagePath}/previews`);
  parts.previews?.addEventListener('click', showPreviews, { signal });
  const loading = window.setTimeout(() => void loadDialogs().catch(() => undefined), soon);
  const holdBack = (event: Event) => {
    if (!journal.isKept && editing.saveState() !== 'saved') event.preventDefault();
  };
  window.addEventListener('beforeunload', holdBack, { signal });
  return {
    flush: editing.flush,
    destroy() {
      ended.abort();
      window.clearTimeout(loading);
      desk?.destroy();
      presence.destroy();
      editing.destroy();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    },
  };
}

/** Opens the list of links by which others see the newest version. */
function openPreviews(document: Document, event: Event, path: string): void {
  event.preventDefault();
  void loadDialogs().then(
    ({ openPreviewLinks }) => openPreviewLinks(document, path),
    // The page of the links, which works without it.
    () => document.location.assign(path),
  );
}

function openDesk(
  document: Document,
  parts: EditorParts,
  {
    port,
    editing,
    random,
    isOlder,
    onChoose,
  }: {
    port: EditorPort;
    editing: ReturnType<typeof createEditing>;
    random: () => number;
    isOlder: boolean;
    onChoose: () => void;
  },
): Desk | undefined {
  return createDesk({
    ...port,
    document,
    parts,
    editing,
    createId: () => createId(Date.now(), random),
    onChoose,
    openFrame(events) {
      const page = createPageFrame(parts.frame, port.loadShown, events);
      if (isOlder) void editing.flush().then(() => page?.refresh(true));
      return page;
    },
  });
}

function showState(
  { state, announcement }: EditorParts,
  saveState: SaveState | 'noFrame',
  isKept: boolean,
): void {
  const code = saveState === 'waiting' && !isKept ? 'notKept' : saveState;
  const text = say(code);
  if (state.textContent === text) return;
  state.textContent = text;
  state.dataset.is = saveState === 'noFrame' ? 'wrong' : states[saveState];
  if (saveState === 'noFrame') announcement.textContent = text;
}

/** A browser may refuse even to be asked. */
function readStorage(window: Window): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
