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
import type { Happening } from './happening';
import { createSimulatedHistory } from './simulated-history';
import { createSimulatedLine } from './simulated-line';
import { createSimulatedPublisher } from './simulated-publisher';
import type { SimulatedServer } from './simulated-server';
import { operationOf } from './operation-of';

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
  const history = createSimulatedHistory(world);
  const line = createSimulatedLine();
  let step = '';
  const late: NumberedEdit[][] = [];
  const publisher = createSimulatedPublisher(server);

  // What the browser has kept is all that a killed tab leaves.
  function dispatch(event: EditingEvent): void {
    state = stepEditing(state, event);
    for (const edit of state.pending) made.set(edit.id, edit);
  }

  function edit(edits: readonly PageEdit[]): void {
    for (const one of edits) dispatch({ type: 'edited', edit: one });
    history.take(edits);
  }

  function send(fate: Extract<Happening, { what: 'send' }>['fate']): void {
    if (!line.isOn || state.isSending || state.pending.length === 0) return;
    dispatch({ type: 'sent' });
    if (!line.isSignedIn) return dispatch({ type: 'failed' });
    const edits = fate === 'request lost' ? [] : server.receive(state.pending, state.number);
    if (fate === 'answered') return dispatch({ type: 'answered', edits });
    if (fate === 'late') late.push(edits);
    dispatch({ type: 'failed' });
  }

  function reload(): void {
    if (!line.isReached()) return;
    publisher.close();
    const { refused, pending } = state;
    state = { ...beginEditing(server.document(), server.log.length, pending), refused };
    late.length = 0;
  }

  function review(): void {
    send('answered');
    publisher.close();
    // Without an answer there is nothing to look at.
    if (!line.isReached() || state.pending.length > 0) return;
    ask();
    publisher.look(editedDocument(state));
  }

  function ask(): void {
    if (line.isReached()) dispatch({ type: 'received', edits: server.receive([], state.number) });
  }

  function happen(happening: Happening): void {
    switch (happening.what) {
      case 'deed': {
        const operation = operationOf(editedDocument(state), happening.deed, fresh());
        if (!happening.isSameStep || step === '') step = createId();
        if (operation) edit([{ id: createId(), step, operation }]);
        return;
      }
      case 'type': {
        const operation = typeOn(state, server.log, fresh);
        return edit(operation ? [{ id: createId(), step, operation }] : []);
      }
      case 'undo':
        return edit(history.back('past'));
      case 'redo':
        return edit(history.back('future'));
      case 'send':
        return send(happening.fate);
      case 'late answer': {
        const edits = late[happening.which % Math.max(1, late.length)];
        if (edits) dispatch({ type: 'received', edits });
        return;
      }
      case 'ask':
        return ask();
      case 'reload':
        return reload();
      case 'review':
        return review();
      case 'publish':
        if (line.isReached()) publisher.publish(happening.fate);
        return;
      default:
        line.happen(happening.what);
    }
  }

  return { state: () => state, happen };
}

/** Another word where something was written last; undefined where nothing was. */
function typeOn(
  state: EditingState,
  log: readonly NumberedEdit[],
  fresh: () => number,
): PageEdit['operation'] | undefined {
  const last = state.pending.at(-1)?.operation ?? log.at(-1)?.operation;
  if (last?.do !== 'setField' || last.field !== 'words') return undefined;
  const was = locateBlock(editedDocument(state), last.block)?.block.data.words ?? null;
  return { ...last, value: `word ${fresh()}`, was };
}
