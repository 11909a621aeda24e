import { createDebounce, createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { createMarqueeTrack, type MarqueeTrack } from './create-marquee-track';
import { createMarqueeWave } from './create-marquee-wave';
import type { MarqueeOptions } from './marquee-options';
import { marqueeMeasures } from './marquee.model';
import { marqueeAttributes, marqueeParts } from './marquee.parts';

/** A marquee's markup, ours or published. */
export interface MarqueeData {
  readonly display: HTMLElement | null;
  /** The words that everybody can read. */
  readonly words: HTMLElement | null;
  readonly options: MarqueeOptions;
  /** The words of its button. */
  readonly stop: string;
  readonly play: string;
}

/**
 * Lets copies of the words pass: only while they are in view, not under reduced motion [4.21], and
 * not while the focus is in them; a button stops them. The words themselves stay for screen
 * readers, and come back to the eye when the focus is on a link of theirs.
 */
export function mountMarquee(
  root: HTMLElement,
  { display, words, options, stop, play }: MarqueeData,
  context: BlockContext,
): Teardown {
  const { window } = context;
  if (!display || !words?.textContent?.trim() || options.animationSpeed === 0) return () => {};
  const changes = createMarkupChanges(window.document);
  const teardowns = createTeardowns((cause) =>
    context.report({ code: 'TEARDOWN_FAILED', block: 'marquee', cause }),
  );
  const states = { visible: false, hovered: false, focused: false, stopped: false };
  let track: MarqueeTrack | undefined;
  const button = buildButton(window.document, stop);

  function update(change: Partial<typeof states> = {}): void {
    Object.assign(states, change);
    const { visible, hovered, focused, stopped } = states;
    const isStill = context.reducedMotion() || focused;
    // What was never in view needs no copies, nor what may not move.
    if (!track && visible && !isStill) layOut();
    root.toggleAttribute(marqueeAttributes.moving, track !== undefined && !isStill);
    button.hidden = !track || context.reducedMotion();
    if (visible && !hovered && !isStill && !stopped) track?.play();
    else track?.pause();
  }

  function layOut(): void {
    const create = options.waveIntensity > 0 ? createMarqueeWave : createMarqueeTrack;
    // Only then the copies have a width.
    root.setAttribute(marqueeAttributes.moving, '');
    if (display && words) track = create(display, words, options);
  }

  function layOutAgain(): void {
    track?.destroy();
    track = undefined;
    update();
  }

  const debounced = createDebounce(context.clock, layOutAgain, marqueeMeasures.debounce);
  let width = display.clientWidth;
  const sizes = new window.ResizeObserver(() => {
    if (display.clientWidth === width) return;
    width = display.clientWidth;
    debounced();
  });
  const views = new window.IntersectionObserver((entries) =>
    update({ visible: entries.at(-1)?.isIntersecting ?? false }),
  );
  const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onPreference = (): void => update();

  function press(): void {
    update({ stopped: !states.stopped });
    button.textContent = states.stopped ? play : stop;
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  changes.keep(root, [marqueeAttributes.moving]);
  changes.put(button, () => display.after(button));
  button.addEventListener('click', press, { signal });
  words.addEventListener('focusin', () => update({ focused: true }), { signal });
  words.addEventListener('focusout', () => update({ focused: false }), { signal });
  if (options.pausedOnHover) {
    display.addEventListener('pointerenter', () => update({ hovered: true }), { signal });
    display.addEventListener('pointerleave', () => update({ hovered: false }), { signal });
  }
  preference.addEventListener('change', onPreference, { signal });
  sizes.observe(display);
  views.observe(display);
  teardowns.add(changes.undo);
  teardowns.add(() => {
    listeners.abort();
    sizes.disconnect();
    views.disconnect();
    debounced.cancel();
    track?.destroy();
  });
  return teardowns.run;
}

function buildButton(document: Document, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = marqueeParts.stop;
  button.textContent = label;
  button.hidden = true;
  return button;
}
