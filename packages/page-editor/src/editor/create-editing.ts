import { createId, type PageDocument } from '@frontage/site-model';
import {
  beginEditing,
  editedDocument,
  isHeldByLock,
  isSameJson,
  stepEditing,
  type EditingEvent,
  type EditingState,
  type KeptSteps,
  type NumberedEdit,
  type PageEdit,
  type PageOperation,
  subjectId,
} from '@frontage/site-model/editing';
import {
  createExchange,
  type Exchange,
  type ExchangeWindow,
  type SaveState,
} from './create-exchange';
import { createHistory, type HistoryPart, type NamedStep } from './create-history';
import type { Journal } from './create-journal';
import type { EditStore } from './edit-store';

/** What is told of an edit. */
export interface HowEdited {
  /** The change that it leaves out before publishing. @default none */
  readonly leavesOut?: PageEdit['leavesOut'];
  /**
   * Whether it is shown where it is written, in a block without a lock, and nowhere else: then
   * nobody hears of letters that are typed on until they are sent. @default false
   */
  readonly isShown?: boolean | undefined;
}

/** A page that is being edited. */
export interface Editing {
  /** As its owner sees it. */
  document(): PageDocument;
  saveState(): SaveState;
  /** Whether an edit of a block or section waits for the store; others may be answered before. */
  isWaiting(id: string): boolean;
  /** Own edits that were not applied, until they are dismissed. */
  refused(): readonly NumberedEdit[];
  /** Who changed a block or section last, somebody else that is. @default nobody */
  lastBy(id: string): string | undefined;
  /**
   * Changes the page.
   *
   * @param step edits of one step are taken back together. @default a step of its own
   * @param how what else is told of them. @default nothing
   * @returns false where a lock holds one of them off: then none is made
   */
  edit(operations: readonly PageOperation[], step?: string, how?: HowEdited): boolean;
  /** Takes back the newest step; gives what it did, undefined if there is none. */
  undo(): NamedStep | undefined;
  redo(): NamedStep | undefined;
  /** Whether a step can be taken back, or done again. */
  has(part: HistoryPart): boolean;
  /** What would be taken back next, or done again; undefined for none. */
  next(part: HistoryPart): NamedStep | undefined;
  dismiss(editId: string): void;
  /** Sends everything now; gives whether the server has it all. */
  flush(): Promise<boolean>;
  /** Called after every change, with whether the server's page has changed. */
  subscribe(listener: (change: { readonly isConfirmed: boolean }) => void): () => void;
  destroy(): void;
}

/** What editing needs. */
export interface EditingOptions {
  readonly document: PageDocument;
  readonly number: number;
  /** The account's own steps that can be taken back, and done again. */
  readonly past: KeptSteps;
  readonly future: KeptSteps;
  readonly server: EditStore;
  readonly journal: Journal;
  readonly window: ExchangeWindow;
  now(): number;
  random(): number;
}

/**
 * Begins to edit a page: keeps each edit in the browser at once, sends it within a second, and
 * again until the server has answered.
 */
export function createEditing(options: EditingOptions): Editing {
  const { server, journal, window, now, random } = options;
  let state = beginEditing(options.document, options.number, journal.left);
  // Made when somebody asks: no letter waits for it.
  let page: PageDocument | undefined;
  const document = () => (page ??= editedDocument(state));
  const newId = () => createId(now(), random);
  const own = { createId: newId, load: server.steps, onLoad: notify };
  const history = createHistory({ ...options, ...own });
  for (const edit of journal.left) history.take(edit);
  const lastBy = new Map<string, string>();
  const listeners = new Set<(change: { readonly isConfirmed: boolean }) => void>();

  function notify(isConfirmed = false): void {
    for (const listener of listeners) listener({ isConfirmed });
  }

  /** Gives whether the server's page has changed. */
  function step(event: EditingEvent): boolean {
    const { pending, refused, confirmed } = state;
    state = stepEditing(state, event);
    page = undefined;
    if (state.pending !== pending || state.refused !== refused) journal.write(listKept(state));
    return state.confirmed !== confirmed;
  }
  const dispatch = (event: EditingEvent) => notify(step(event));

  const exchange = createExchange({
    server,
    window,
    state: () => state,
    dispatch,
    onAnswer(edits) {
      const waiting = new Set(state.pending.map(({ id }) => id));
      for (const edit of edits)
        if (waiting.has(edit.id)) history.take(edit);
        else lastBy.set(subjectId(edit.operation), edit.by);
    },
  });
  function make(edits: readonly PageEdit[], isShown?: boolean): void {
    const { length } = state.pending;
    for (const edit of edits) {
      step({ type: 'edited', edit });
      // Words that are typed on become one edit, the last one.
      const made = state.pending.at(-1);
      if (made) history.take(made);
    }
    exchange.soon();
    // Once all is so: whoever hears of it also sees that it can be taken back. Letters that are
    // typed on change neither that nor what is saved.
    if (!isShown || state.pending.length > length) notify();
  }

  function takeBack(part: HistoryPart): NamedStep | undefined {
    const before = document();
    const back = history.back(part);
    if (back) make(back.edits);
    // What has been undone by other means is no step any more.
    return back && isSameJson(before, document()) ? takeBack(part) : back;
  }

  const stopListening = listenForSending(window, () => void exchange.now());
  return {
    document,
    saveState: exchange.saveState,
    isWaiting: (id) => state.pending.some(({ operation }) => isAbout(operation, id)),
    refused: () => state.refused,
    lastBy: (id) => lastBy.get(id),
    edit(operations, id = newId(), { leavesOut, isShown } = {}) {
      if (!isShown && operations.some((one) => isHeldByLock(document(), one))) return false;
      const made = operations.map((operation) => ({ id: newId(), step: id, leavesOut, operation }));
      make(made, isShown);
      return true;
    },
    undo: () => takeBack('past'),
    redo: () => takeBack('future'),
    has: history.has,
    next: history.next,
    dismiss: (id) => dispatch({ type: 'dismissed', id }),
    flush: () => flush(window, exchange, () => state),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      exchange.destroy();
      stopListening();
      journal.destroy();
    },
  };
}

/**
 * What a tab leaves to the next one: also edits whose owner has not decided about them. Those are
 * answered as before when they are sent again, so the question comes again.
 */
function listKept({ refused, pending }: EditingState): readonly PageEdit[] {
  const asSent = ({ id, step, undoes, leavesOut, operation }: PageEdit): PageEdit => ({
    id,
    step,
    undoes,
    leavesOut,
    operation,
  });
  return [...refused.map(asSent), ...pending];
}

/** A section that is new comes with its blocks. */
function isAbout(operation: PageOperation, id: string): boolean {
  const added = operation.do === 'addSection' ? operation.section.blocks : [];
  return subjectId(operation) === id || added.some((block) => block.id === id);
}

/**
 * When what waits is sent at once, and others' edits are asked for: such as when somebody comes
 * back who has signed in again in another tab.
 */
const sendingEvents = ['online', 'pagehide', 'visibilitychange'] as const;

function listenForSending(window: ExchangeWindow, send: () => void): () => void {
  for (const event of sendingEvents) window.addEventListener(event, send);
  return () => {
    for (const event of sendingEvents) window.removeEventListener(event, send);
  };
}

/** How often a flush looks whether a request on its way has been answered, in milliseconds. */
const shortWait = 50;

/** How often it looks: a request ends by itself before that. */
const mostRounds = 400;

async function flush(
  window: ExchangeWindow,
  exchange: Exchange,
  state: () => EditingState,
): Promise<boolean> {
  for (let round = 0; round < mostRounds && state().pending.length > 0; round += 1) {
    if (state().isSending) await new Promise((resolve) => window.setTimeout(resolve, shortWait));
    else await exchange.now();
    if (exchange.isFailing()) break;
  }
  return state().pending.length === 0;
}
