import { element } from '../elements/element';
import type { EditorParts } from './editor-parts';
import { say } from './editor-texts';
import type { SaveState } from './create-exchange';

/** The look of each state. */
const looks: Readonly<Record<SaveState, 'waiting' | 'wrong' | ''>> = {
  saved: '',
  saving: '',
  waiting: 'waiting',
  signedOut: 'wrong',
  forbidden: 'wrong',
  deleted: 'wrong',
};

/** What is told beside the state itself. */
export interface StateAround {
  /** Whether the browser keeps what is not saved. */
  readonly isKept: boolean;
  /** Where one signs in. @default no way there is shown */
  readonly signIn?: string | undefined;
}

/** Says whether everything is saved, and if not, why and what to do. */
export function showState(
  { state, announcement }: Pick<EditorParts, 'state' | 'announcement'>,
  saveState: SaveState | 'noFrame',
  { isKept, signIn }: StateAround,
): void {
  const isSignedOut = saveState === 'signedOut';
  const unkept = isSignedOut ? 'signedOutNotKept' : 'notKept';
  const text = say((isSignedOut || saveState === 'waiting') && !isKept ? unkept : saveState);
  if (state.firstChild?.textContent === text) return;
  state.textContent = text;
  state.dataset.is = saveState === 'noFrame' ? 'wrong' : looks[saveState];
  if (isSignedOut && signIn !== undefined) {
    const way = { href: signIn, target: '_blank' };
    state.append(' ', element(state.ownerDocument, 'a', way, say('signIn')));
  }
  if (saveState === 'noFrame') announcement.textContent = text;
}
