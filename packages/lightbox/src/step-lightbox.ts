import { wrapIndex } from '@frontage/gallery-engine';

/** The state of a lightbox; unless it is closed it has a set with a current item. */
export type LightboxState =
  | { readonly name: 'closed' }
  | {
      readonly name: 'opening' | 'open' | 'closing';
      readonly index: number;
      readonly count: number;
    };

/** An event of a lightbox. */
export type LightboxEvent =
  /** Open a set of `count` items at one of them. */
  | { readonly type: 'open'; readonly index: number; readonly count: number }
  /** The backdrop has faded in. */
  | { readonly type: 'faded' }
  /** Show another item. */
  | { readonly type: 'go'; readonly index: number }
  /** Close; `byHistory` if the visitor went back, so that there is no entry to remove. */
  | { readonly type: 'close'; readonly byHistory?: boolean }
  /** It has faded out. */
  | { readonly type: 'gone' }
  /** The page, or the part that contains it, ends. */
  | { readonly type: 'destroy' };

/**
 * What to do: `present` the dialog, `enter` an entry into the history, `show` the current item,
 * `rewrite` the entry, announce that it has `opened`, `takeBack` the entry, `dismiss` the dialog
 * (it starts to fade, the page is unlocked), `remove` it.
 */
export type LightboxEffect =
  | 'present'
  | 'enter'
  | 'show'
  | 'rewrite'
  | 'opened'
  | 'takeBack'
  | 'dismiss'
  | 'remove';

/** The next state, and what to do, in this order. */
export type LightboxStep = readonly [state: LightboxState, effects: readonly LightboxEffect[]];

const closed: LightboxState = { name: 'closed' };

/**
 * The lifecycle of a lightbox [4.06]. An event that does not fit a state changes nothing and has no
 * effects.
 */
export function stepLightbox(state: LightboxState, event: LightboxEvent): LightboxStep {
  const { type } = event;
  const isShown = state.name === 'opening' || state.name === 'open';
  if (type === 'open' && !isShown && event.count > 0) {
    const { index, count } = event;
    return [
      { name: 'opening', index: wrapIndex(index, count), count },
      ['present', 'enter', 'show'],
    ];
  }
  if (type === 'faded' && state.name === 'opening') return [{ ...state, name: 'open' }, ['opened']];
  if (type === 'go' && isShown) {
    const index = wrapIndex(event.index, state.count);
    if (index !== state.index) return [{ ...state, index }, ['rewrite', 'show']];
  }
  if (type === 'close' && isShown) {
    return [{ ...state, name: 'closing' }, event.byHistory ? ['dismiss'] : ['takeBack', 'dismiss']];
  }
  // The entry stays: going back would change the destination of a page that is being left.
  if (type === 'destroy' && isShown) return [closed, ['dismiss', 'remove']];
  if ((type === 'gone' || type === 'destroy') && state.name === 'closing')
    return [closed, ['remove']];
  return [state, []];
}
