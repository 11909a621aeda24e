import type { EditingEvent, EditingState, NamedEdit, PageEdit } from '@frontage/site-model/editing';
import type { EditHindrance, EditReply, EditStore } from './edit-store';

/** Whether everything is saved, and if not, why. */
export type SaveState = 'saved' | 'saving' | 'waiting' | EditHindrance;

/** Sends edits, and hears of others'. */
export interface Exchange {
  saveState(): SaveState;
  /** Sends what waits once typing pauses. */
  soon(): void;
  /** Sends what waits now. */
  now(): Promise<void>;
  /** Whether the last call had no answer. */
  isFailing(): boolean;
  destroy(): void;
}

/** What of the window an exchange needs. */
export type ExchangeWindow = Pick<
  Window,
  'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'
> & { readonly document: Pick<Document, 'visibilityState'> };

/** What an exchange works with. */
export interface ExchangeOptions {
  readonly server: EditStore;
  readonly window: ExchangeWindow;
  state(): EditingState;
  dispatch(event: EditingEvent): void;
  /** Called with the edits of an answer, before they are applied. */
  onAnswer(edits: readonly NamedEdit[]): void;
}

/** How long typing pauses before it is sent, in milliseconds. */
const pause = 400;

/** How often others' edits are asked for, in milliseconds. */
const lookAgain = 4000;

/** How long is waited after failures, in milliseconds: twice as long each time. */
const retries = { first: 1000, most: 30_000 };

/** Makes what sends the edits of a page, one request at a time. */
export function createExchange(options: ExchangeOptions): Exchange {
  const { server, window, state, dispatch, onAnswer } = options;
  // Why nothing can be saved; undefined while that works.
  let trouble: Exclude<SaveState, 'saved' | 'saving'> | undefined;
  let timer: number | undefined;
  let failures = 0;
  // After a refusal each edit is sent alone, so that one wrong edit holds up no other.
  let isCareful = false;
  let isEnded = false;

  function later(delay: number): void {
    window.clearTimeout(timer);
    if (!isEnded) timer = window.setTimeout(() => void exchange(), delay);
  }

  async function exchange(): Promise<void> {
    window.clearTimeout(timer);
    const { pending, number, isSending } = state();
    if (isSending || isEnded) return;
    const edits = isCareful ? pending.slice(0, 1) : pending;
    const isHidden = window.document.visibilityState === 'hidden';
    if (edits.length === 0 && isHidden) return later(lookAgain);
    dispatch({ type: 'sent' });
    const reply = await (edits.length > 0 ? server.send(number, edits) : server.ask(number));
    if (isEnded) return;
    if (typeof reply === 'string') fail(reply, edits);
    else take(reply);
  }

  function fail(reply: Extract<EditReply, string>, sent: readonly PageEdit[]): void {
    if (reply === 'refused' && sent.length === 1 && sent[0]) return giveUp(sent[0]);
    isCareful ||= reply === 'refused';
    failures += 1;
    trouble = reply === 'offline' || reply === 'refused' ? 'waiting' : reply;
    dispatch({ type: 'failed' });
    later(Math.min(retries.most, retries.first * 2 ** (failures - 1)));
  }

  function take({ document, number, edits }: Extract<EditReply, object>): void {
    failures = 0;
    trouble = undefined;
    onAnswer(edits);
    dispatch(
      document ? { type: 'replaced', document, number, edits } : { type: 'answered', edits },
    );
    const isSaved = state().pending.length === 0;
    if (isSaved) isCareful = false;
    later(isSaved ? lookAgain : 0);
  }

  /** The server will never take this one; its words stay where its owner sees them. */
  function giveUp(edit: PageEdit): void {
    take({ number: 0, edits: [{ ...edit, number: 0, outcome: 'gone', by: '' }] });
  }

  later(state().pending.length > 0 ? 0 : lookAgain);
  return {
    saveState: () => trouble ?? (state().pending.length > 0 ? 'saving' : 'saved'),
    soon() {
      if (failures === 0) later(pause);
    },
    now: exchange,
    isFailing: () => failures > 0,
    destroy() {
      isEnded = true;
      window.clearTimeout(timer);
    },
  };
}
