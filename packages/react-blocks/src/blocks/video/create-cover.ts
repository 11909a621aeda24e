import { fadeDuration, returnDuration } from './video.parts';

/** The overlay above a video. */
export interface Cover {
  /** Fades away within a second; at once under reduced motion. */
  leave(): void;
  /** Comes back within 0.3 s; at once under reduced motion. */
  comeBack(): void;
  /** Is back at once. */
  reset(): void;
}

/**
 * Moves a video's overlay [9.20]. One that has left, or is leaving, accepts neither clicks nor
 * focus.
 */
export function createCover(overlay: HTMLElement, reducedMotion: () => boolean): Cover {
  let fade: Animation | undefined;

  function move(to: number, duration: number): Animation {
    const from = getOpacity();
    fade?.cancel();
    fade = overlay.animate(
      { opacity: [from, to] },
      { duration: reducedMotion() ? 0 : duration, easing: 'ease', fill: 'forwards' },
    );
    return fade;
  }

  /** In the middle of a movement it turns back from its current state. */
  function getOpacity(): number {
    const { defaultView } = overlay.ownerDocument;
    return fade && defaultView ? Number(defaultView.getComputedStyle(overlay).opacity) : 1;
  }

  function reset(): void {
    fade?.cancel();
    fade = undefined;
    overlay.inert = false;
  }

  function leave(): void {
    overlay.inert = true;
    move(0, fadeDuration);
  }

  function comeBack(): void {
    overlay.inert = false;
    const back = move(1, returnDuration);
    back.addEventListener('finish', () => {
      if (fade === back) reset();
    });
  }

  return { leave, comeBack, reset };
}
