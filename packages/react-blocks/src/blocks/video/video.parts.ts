/** Parts of a video: a box with the player's place and, above it, the overlay. */
export const videoParts = {
  /** The box; it carries the attributes of `videoAttributes`. */
  box: 'fr-video__box',
  /** The place for the player; the engine owns its children. */
  stage: 'fr-video__stage',
  overlay: 'fr-video__overlay',
  play: 'fr-video__play',
  icon: 'fr-video__icon',
  /** The link to the video itself, in case it cannot be played here. */
  link: 'fr-video__link',
  /** The message for the visitor; the engine owns its words. */
  status: 'fr-video__status',
  /** A link with a poster, whose video opens full screen. */
  opener: 'fr-video__opener',
  /** The message for the owner about an invalid embed. */
  invalid: 'fr-video__invalid',
} as const;

/** What a page with a video needs, also within a gallery. */
export const videoNeeds = { styles: ['video'] };

/** Attributes of a video's box, or of the link that opens it full screen. */
export const videoAttributes = {
  /** The address of a provider's video. */
  address: 'data-video-address',
  /** The address of another provider's player. */
  player: 'data-video-player',
  /** That provider's name, as published markup has it [3.29]. */
  providerName: 'data-provider-name',
  /** The page's own files and captions, as JSON. */
  files: 'data-video-files',
  /** How the video fits its box [5.11]. */
  mode: 'data-video-mode',
  /** The video's title. */
  title: 'data-video-title',
  /** Width by height of the video. */
  ratio: 'data-video-ratio',
  /** Whether it starts again at its end. */
  loop: 'data-video-loop',
  /** Written by the engine: `starting`, `showing`; absent under its overlay. */
  state: 'data-video-state',
  /** Written by the engine after a problem: `late`, `failed`. */
  trouble: 'data-video-trouble',
} as const;

/** How a video fits its box [5.11]: sized by its width, whole within the box, or covering it. */
export type VideoMode = 'none' | 'fit' | 'fill';

/** The words of `VideoMode`. */
export const videoModes = ['none', 'fit', 'fill'] as const satisfies readonly VideoMode[];

/**
 * The ratio of width to height of a video without one: its height is 56.3 % of its width [9.20].
 */
export const fallbackRatio = 100 / 56.3;

/** How long the size must be stable before the order of files is updated, in ms [9.20]. */
export const resizeTimeout = 1000;

/** How long the overlay takes to fade away, in ms [9.20]. */
export const fadeDuration = 1000;

/** How long the overlay takes to come back, in ms [9.20]. */
export const returnDuration = 300;

/** The wait for the player's answer before a message is shown, in ms; our own value. */
export const answerTimeout = 10_000;
