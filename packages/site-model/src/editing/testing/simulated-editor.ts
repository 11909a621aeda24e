import type { PageDocument } from '../../page-document';
import { locateBlock } from '../locate';
import type { PageEdit } from '../page-operation';
import {
  beginEditing,
  editedDocument,
  stepEditing,
  type EditingEvent,
  type EditingState,
  type NumberedEdit,
} from '../step-editing';
import { undoStep } from '../undo-step';
import type { Happening } from './happening';
import type { SimulatedServer } from './simulated-server';
import { operationOf } from './operation-of';
import { stacksOf, type EditedStep } from './stacks-of';

/** One editor of a simulation. */
export interface SimulatedEditor {
  state(): EditingState;
  happen(happening: Happening): void;
}

/** What the editors of a simulation share. */
export interface SimulatedWorld {
  readonly server: SimulatedServer;
  /** Every edit that was made, as its editor has it last. */
  readonly made: Map<string, PageEdit>;
  createId(): string;
  /** A number that no word has. */
  fresh(): number;
}

/** Makes an editor whose line, tab and server may fail. */
export function createSimulatedEditor(world: SimulatedWorld): SimulatedEditor {
  const { server, made, createId, fresh } = world;
  let state: EditingState = beginEditing(server.document(), 0);
  let history: PageEdit[] = [];
  let isOnline = true;
  let isSignedIn = true;
  /** What publishing would show, as its owner has looked at it. */
  let seen: { readonly number: number; readonly page: PageDocument } | undefined;
  let step = '';
  const late: NumberedEdit[][] = [];

  // What the browser has kept is all that a killed tab leaves.
  function dispatch(event: EditingEvent): void {
    state = stepEditing(state, event);
    for (const edit of state.pending) made.set(edit.id, edit);
  }

  function edit(edits: readonly PageEdit[]): void {
    for (const one of edits) dispatch({ type: 'edited', edit: one });
    history = [...history, ...edits];
  }

  const past = () =>
    history.flatMap(({ id }) => server.log.find((entry) => entry.id === id) ?? made.get(id) ?? []);
  const takeBack = (found: EditedStep | undefined) => {
    if (found) edit(undoStep(found.id, found.edits, createId));
  };

  function type(): void {
    const last = state.pending.at(-1)?.operation ?? server.log.at(-1)?.operation;
    if (last?.do !== 'setField') return;
    const was = locateBlock(editedDocument(state), last.block)?.block.data.words ?? null;
    edit([{ id: createId(), step, operation: { ...last, value: `word ${fresh()}`, was } }]);
  }

  function send(fate: Extract<Happening, { what: 'send' }>['fate']): void {
    if (!isOnline || state.isSending || state.pending.length === 0) return;
    dispatch({ type: 'sent' });
    if (!isSignedIn) return dispatch({ type: 'failed' });
    const edits = fate === 'request lost' ? [] : server.receive(state.pending, state.number);
    if (fate === 'answered') return dispatch({ type: 'answered', edits });
    if (fate === 'late') late.push(edits);
    dispatch({ type: 'failed' });
  }

  /** Without an answer there is nothing to look at, and nothing to publish. */
  function review(): void {
    send('answered');
    seen = undefined;
    if (!isOnline || !isSignedIn || state.pending.length > 0) return;
    dispatch({ type: 'received', edits: server.receive([], state.number) });
    seen = { number: server.log.length, page: editedDocument(state) };
  }

  function publish(fate: Extract<Happening, { what: 'publish' }>['fate']): void {
    if (!seen || !isOnline || !isSignedIn || fate === 'request lost') return;
    server.publish(seen.number, seen.page);
    // An answer shows another page of the area.
    if (fate === 'answered') seen = undefined;
  }

  function reload(): void {
    if (!isOnline || !isSignedIn) return;
    seen = undefined;
    const { refused, pending } = state;
    state = { ...beginEditing(server.document(), server.log.length, pending), refused };
    late.length = 0;
  }

  function happen(happening: Happening): void {
    switch (happening.what) {
      case 'deed': {
        const operation = operationOf(editedDocument(state), happening.deed, fresh());
        if (!happening.isSameStep || step === '') step = createId();
        if (operation) edit([{ id: createId(), step, operation }]);
        return;
      }
      case 'type':
        return type();
      case 'undo':
        return takeBack(stacksOf(past()).past.at(-1));
      case 'redo':
        return takeBack(stacksOf(past()).future.at(-1));
      case 'send':
        return send(happening.fate);
      case 'late answer': {
        const edits = late[happening.which % Math.max(1, late.length)];
        if (edits) dispatch({ type: 'received', edits });
        return;
      }
      case 'ask':
        if (isOnline && isSignedIn)
          dispatch({ type: 'received', edits: server.receive([], state.number) });
        return;
      case 'reload':
        return reload();
      case 'review':
        return review();
      case 'publish':
        return publish(happening.fate);
      case 'session ended':
      case 'signed in':
        isSignedIn = happening.what === 'signed in';
        return;
      case 'offline':
      case 'online':
        isOnline = happening.what === 'online';
    }
  }

  return { state: () => state, happen };
}
