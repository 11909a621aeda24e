import { wrapIndex } from '@frontage/gallery-engine';

/** Where a lightbox stands; while it is not closed it has a set with a current item. */
export type LightboxState =
  | { readonly name: 'closed' }
  | {
      readonly name: 'opening' | 'open' | 'closing';
      readonly index: number;
      readonly count: number;
    };

/** What may happen to it. */
export type LightboxEvent =
  /** Open a set of `count` items at one of them. */
  | { readonly type: 'open'; readonly index: number; readonly count: number }
  /** The ground has faded in. */
  | { readonly type: 'faded' }
  /** Show another item. */
  | { readonly type: 'go'; readonly index: number }
  /** Close; `byHistory` when the visitor went back, so that there is no entry to take back. */
  | { readonly type: 'close'; readonly byHistory?: boolean }
  /** It has faded out. */
  | { readonly type: 'gone' }
  /** The page, or the part that it belongs to, ends. */
  | { readonly type: 'destroy' };

/**
 * What is to be done: `present` the dialog, `enter` an entry in the history, `show` the
 * current item, `rewrite` the entry, tell that it has `opened`, `takeBack` the entry,
 * `dismiss` the dialog (it begins to fade, the page is free), `remove` it.
 */
export type LightboxEffect =
  'present' | 'enter' | 'show' | 'rewrite' | 'opened' | 'takeBack' | 'dismiss' | 'remove';

/** The next state, and what is to be done in this order. */
export type LightboxStep = readonly [state: LightboxState, effects: readonly LightboxEffect[]];

const closed: LightboxState = { name: 'closed' };

/** The life of a lightbox [4.06]. What has no place in a state changes nothing and does nothing. */
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
  // The entry stays: going back would lead a page that is being left somewhere else.
  if (type === 'destroy' && isShown) return [closed, ['dismiss', 'remove']];
  if ((type === 'gone' || type === 'destroy') && state.name === 'closing')
    return [closed, ['remove']];
  return [state, []];
}
