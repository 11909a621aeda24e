import { swipeDefaults } from './motion-defaults';

/** The path of a finger. A value: every step gives a new one. */
export type SwipeState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'down' | 'drag';
      readonly x: number;
      readonly y: number;
      readonly time: number;
    };

/** A finger's event; px and ms. */
export interface SwipeEvent {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/**
 * The effect: a drag continues, or it ends after `ms` with `dx` px. A cancelled one ends with 0.
 */
export interface SwipeEffect {
  readonly type: 'drag' | 'end';
  readonly dx: number;
  readonly ms: number;
}

/**
 * Follows a finger [9.22]: after 10 px it decides whether the finger drags sideways or scrolls the
 * page; scrolling does not concern the gallery.
 */
export function stepSwipe(
  state: SwipeState,
  event: SwipeEvent,
): { state: SwipeState; effect?: SwipeEffect } {
  const { type, x, y, time } = event;
  if (type === 'down')
    return { state: state.phase === 'idle' ? { phase: 'down', x, y, time } : state };
  if (state.phase === 'idle') return { state };

  const dx = x - state.x;
  const dy = y - state.y;
  const ms = time - state.time;
  const isOver = type !== 'move';
  if (state.phase === 'drag') {
    const effect = { type: isOver ? 'end' : 'drag', dx: type === 'cancel' ? 0 : dx, ms } as const;
    return { state: isOver ? { phase: 'idle' } : state, effect };
  }
  if (isOver) return { state: { phase: 'idle' } };
  if (Math.max(Math.abs(dx), Math.abs(dy)) < swipeDefaults.axisAfter) return { state };
  if (Math.abs(dy) >= Math.abs(dx)) return { state: { phase: 'idle' } };
  return { state: { ...state, phase: 'drag' }, effect: { type: 'drag', dx, ms } };
}

/** The end of a drag, in px and ms. */
export interface SwipeEnd {
  readonly dx: number;
  readonly ms: number;
  /** The px from which the slide changes, however slow. @default never */
  readonly distance?: number | undefined;
}

/**
 * Gives the direction of a drag: quickly over 50 px, or as far as `distance` [9.22]. To the left is
 * next; mirrored where text runs from right to left.
 */
export function swipeTurn(end: SwipeEnd, isRtl = false): 'next' | 'previous' | undefined {
  const { dx, ms, distance = Infinity } = end;
  const way = Math.abs(dx);
  const isQuick = way >= swipeDefaults.threshold && ms <= swipeDefaults.timeLimit;
  if (!isQuick && way <= distance) return undefined;
  return dx < 0 === isRtl ? 'previous' : 'next';
}
