/** The phase of a video: under its overlay, starting, or visible. */
export type VideoPhase = 'overlay' | 'starting' | 'showing';

/** The state of a video. */
export interface VideoState {
  readonly phase: VideoPhase;
  /** Whether it has a player, visible or under the overlay. */
  readonly isOpen: boolean;
  /** Whether the player reports that it is paused. */
  readonly isPaused: boolean;
}

/**
 * An event of a video. `play`: the visitor starts it. `loaded`, `ready`, `playing`, `paused`,
 * `failed`: news of its player. `late`: no answer for a while. `leave`: another one plays, or its
 * slide is hidden. `covered`: the overlay is back. `reload`: its mode has changed [4.14].
 */
export type VideoEvent =
  | 'play'
  | 'loaded'
  | 'ready'
  | 'playing'
  | 'paused'
  | 'failed'
  | 'late'
  | 'leave'
  | 'covered'
  | 'reload';

/** What to do then. */
export type VideoEffect =
  | 'open'
  | 'close'
  | 'play'
  | 'pause'
  /** The overlay fades away. */
  | 'uncover'
  /** The overlay comes back. */
  | 'cover'
  /** Starts waiting for an answer. */
  | 'wait'
  /** The answer has come: stops waiting and removes the message. */
  | 'calm'
  | 'tell-late'
  | 'tell-failed'
  /** The page's other videos return to their overlays. */
  | 'quiet-others';

/** A step: the next state, and what to do, in order. */
export type VideoStep = readonly [next: VideoState, effects: readonly VideoEffect[]];

/** A video under its overlay, without a player. */
export const coveredVideo: VideoState = { phase: 'overlay', isOpen: false, isPaused: true };

/** Applies an event to a video [4.14]; anything not listed changes nothing. */
export function stepVideo(state: VideoState, event: VideoEvent): VideoStep {
  const { phase, isOpen } = state;
  if (event === 'failed') return isOpen ? [coveredVideo, fail(phase)] : [state, []];
  if (event === 'reload') return reload(state);
  if (phase === 'overlay') return stepCovered(state, event);
  switch (event) {
    case 'loaded':
      return phase === 'starting' ? [{ ...state, phase: 'showing' }, ['uncover']] : [state, []];
    case 'ready':
      return [{ ...state, phase: 'showing' }, ['calm', ...uncover(phase), 'play']];
    case 'playing':
      return [
        { phase: 'showing', isOpen, isPaused: false },
        ['calm', ...uncover(phase), 'quiet-others'],
      ];
    case 'paused':
      return [{ ...state, isPaused: true }, ['calm']];
    case 'late':
      return [state, ['tell-late']];
    case 'leave':
      return phase === 'starting'
        ? [coveredVideo, ['calm', 'close']]
        : [{ ...state, phase: 'overlay' }, ['pause', 'calm', 'cover']];
    default:
      return [state, []];
  }
}

function stepCovered(state: VideoState, event: VideoEvent): VideoStep {
  const { isOpen, isPaused } = state;
  switch (event) {
    case 'play':
      return isOpen
        ? [
            { phase: 'showing', isOpen, isPaused: false },
            ['calm', 'play', 'uncover', 'quiet-others'],
          ]
        : [
            { phase: 'starting', isOpen: true, isPaused: false },
            ['calm', 'wait', 'quiet-others', 'open'],
          ];
    case 'paused':
      return [{ ...state, isPaused: true }, []];
    case 'playing':
      return isOpen ? [{ ...state, isPaused: false }, ['pause']] : [state, []];
    // A player that did not report a pause might go on unseen: it is removed.
    case 'covered':
      return isOpen && !isPaused ? [coveredVideo, ['close']] : [state, []];
    default:
      return [state, []];
  }
}

/** For another mode the player starts again; one under the overlay is removed. */
function reload(state: VideoState): VideoStep {
  if (!state.isOpen) return [state, []];
  if (state.phase === 'overlay') return [coveredVideo, ['close']];
  return [{ ...state, isPaused: false }, ['calm', 'close', 'wait', 'open']];
}

/** The overlay comes back before the player is removed, so that it can take the focus. */
function fail(phase: VideoPhase): readonly VideoEffect[] {
  return phase === 'showing'
    ? ['calm', 'cover', 'close', 'tell-failed']
    : ['calm', 'close', 'tell-failed'];
}

function uncover(phase: VideoPhase): readonly VideoEffect[] {
  return phase === 'starting' ? ['uncover'] : [];
}
