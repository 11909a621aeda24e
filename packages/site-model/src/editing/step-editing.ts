import type { PageDocument } from '../page-document';
import { applyOperation } from './apply-operation';
import { isSameJson } from './is-same-json';
import type { OperationOutcome, PageEdit, PageOperation } from './page-operation';

/** An edit as the server has numbered it. */
export interface NumberedEdit extends PageEdit {
  /** Counted for the page, from 1. */
  readonly number: number;
  readonly outcome: OperationOutcome;
}

/** What one editor knows of a page. */
export interface EditingState {
  /** The page as the server has it after the edit `number`. */
  readonly confirmed: PageDocument;
  readonly number: number;
  /** The owner's own edits that the server has not answered, oldest first. */
  readonly pending: readonly PageEdit[];
  /** How many of them were ever sent: the server may have them, so they stay as they are. */
  readonly sent: number;
  /** Whether an answer is awaited. */
  readonly isSending: boolean;
  /** Own edits that were not applied, since somebody else was first; until they are dismissed. */
  readonly refused: readonly NumberedEdit[];
}

/** What happens to an editor. */
export type EditingEvent =
  /** The owner changed something. */
  | { readonly type: 'edited'; readonly edit: PageEdit }
  /** All pending edits are sent. */
  | { readonly type: 'sent' }
  /** No answer came: they are sent again later. */
  | { readonly type: 'failed' }
  /**
   * The server's edits after `number`, in their order; `answered` with those that were sent among
   * them.
   */
  | { readonly type: 'received' | 'answered'; readonly edits: readonly NumberedEdit[] }
  /** A program has replaced the page; with the server's answers to what was sent. */
  | {
      readonly type: 'replaced';
      readonly document: PageDocument;
      readonly number: number;
      readonly edits: readonly NumberedEdit[];
    }
  /** The owner has decided about a refused edit. */
  | { readonly type: 'dismissed'; readonly id: string };

/**
 * Begins to edit a page.
 *
 * @param confirmed the page as the server has it after the edit `number`
 * @param pending edits that this browser has kept, such as after a crash. @default none
 */
export function beginEditing(
  confirmed: PageDocument,
  number: number,
  pending: readonly PageEdit[] = [],
): EditingState {
  return { confirmed, number, pending, sent: pending.length, isSending: false, refused: [] };
}

/** Returns the state of an editor after an event. */
export function stepEditing(state: EditingState, event: EditingEvent): EditingState {
  switch (event.type) {
    case 'edited':
      return { ...state, pending: addEdit(state, event.edit) };
    case 'sent':
      return { ...state, sent: state.pending.length, isSending: true };
    case 'failed':
      return { ...state, isSending: false };
    case 'received':
      return event.edits.reduce(receive, state);
    case 'answered':
      return event.edits.reduce(receive, { ...state, isSending: false });
    case 'replaced': {
      const { document: confirmed, number, edits } = event;
      return edits.reduce(receive, { ...state, confirmed, number, isSending: false });
    }
    case 'dismissed':
      return { ...state, refused: state.refused.filter(({ id }) => id !== event.id) };
  }
}

/** The page as its owner sees it: with the edits that the server has not answered. */
export function editedDocument({ confirmed, pending }: EditingState): PageDocument {
  return pending.reduce(
    (document, { operation }) => applyOperation(document, operation, { force: true }).document,
    confirmed,
  );
}

function receive(state: EditingState, edit: NumberedEdit): EditingState {
  const { outcome, operation, number } = edit;
  // An answer may come twice, or after a later one; and a page that was loaded just now has edits
  // of its own browser that were never answered.
  const isNew = number > state.number;
  const index = state.pending.findIndex(({ id }) => id === edit.id);
  const isOwn = index >= 0;
  return {
    ...state,
    confirmed:
      isNew && outcome === 'applied'
        ? applyOperation(state.confirmed, operation).document
        : state.confirmed,
    number: Math.max(number, state.number),
    pending: isOwn ? state.pending.toSpliced(index, 1) : state.pending,
    sent: isOwn && index < state.sent ? state.sent - 1 : state.sent,
    refused: isOwn && isRefusal(outcome) ? [...state.refused, edit] : state.refused,
  };
}

/** Whether an edit with that outcome holds something that its owner has to decide about. */
export function isRefusal(outcome: OperationOutcome): boolean {
  return outcome !== 'applied' && outcome !== 'same';
}

/** Words that are typed into one field become one edit until they are sent. */
function addEdit({ pending, sent }: EditingState, edit: PageEdit): readonly PageEdit[] {
  const last = pending.length > sent ? pending.at(-1) : undefined;
  const joined =
    last?.step === edit.step && last.undoes === edit.undoes
      ? joinOperations(last.operation, edit.operation)
      : undefined;
  return last && joined
    ? [...pending.slice(0, -1), { ...last, operation: joined }]
    : [...pending, edit];
}

function joinOperations(first: PageOperation, second: PageOperation): PageOperation | undefined {
  if (first.do !== 'setField' || second.do !== 'setField') return undefined;
  const isSameField = first.block === second.block && first.field === second.field;
  return isSameField && isSameJson(first.value, second.was)
    ? { ...first, value: second.value }
    : undefined;
}
