import type { Clock } from '@frontage/core-lifecycle';
import {
  stepLightbox,
  type LightboxEffect,
  type LightboxEvent,
  type LightboxState,
} from '../step-lightbox';

/** A lightbox's state, and its timer. */
export interface Life {
  send(event: LightboxEvent): void;
  /** Sends an event after this many seconds; replaces any other pending one. */
  after(seconds: number, event: LightboxEvent): void;
  /** The current item; -1 while closed. */
  index(): number;
  isOpen(): boolean;
}

/** Runs the state machine over time; `run` performs its effects. */
export function createLife(
  clock: Clock,
  isStill: () => boolean,
  run: Record<LightboxEffect, () => void>,
): Life {
  let state: LightboxState = { name: 'closed' };
  let timer: unknown;

  function send(event: LightboxEvent): void {
    const [next, effects] = stepLightbox(state, event);
    state = next;
    for (const effect of effects) run[effect]();
    if (state.name === 'closed') clock.clearTimeout(timer);
  }

  return {
    send,
    after(seconds, event) {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => send(event), isStill() ? 0 : seconds * 1000);
    },
    index: () => (state.name === 'closed' ? -1 : state.index),
    isOpen: () => state.name === 'opening' || state.name === 'open',
  };
}
