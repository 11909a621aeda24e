/** Parts of a video: a box that holds the player's place and, above it, the overlay. */
export const videoParts = {
  /** The box; it carries the attributes of `videoAttributes`. */
  box: 'fr-video__box',
  /** Where the player comes; its children belong to the engine. */
  stage: 'fr-video__stage',
  overlay: 'fr-video__overlay',
  play: 'fr-video__play',
  icon: 'fr-video__icon',
  /** Leads to the video itself, for when it cannot be played here. */
  link: 'fr-video__link',
  /** What the visitor is told; its words belong to the engine. */
  status: 'fr-video__status',
  /** A link with a poster, whose video opens full screen. */
  opener: 'fr-video__opener',
  /** What the owner is told about an embed that is none. */
  invalid: 'fr-video__invalid',
} as const;

/** What a page with a video needs, also where it stands in a gallery. */
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
  /** How the video lies in its box [5.11]. */
  mode: 'data-video-mode',
  /** The video's title. */
  title: 'data-video-title',
  /** Width by height of the video. */
  ratio: 'data-video-ratio',
  /** Whether it begins again at its end. */
  loop: 'data-video-loop',
  /** Written by the engine: `starting`, `showing`; absent under its overlay. */
  state: 'data-video-state',
  /** Written by the engine while it has something to tell: `late`, `failed`. */
  trouble: 'data-video-trouble',
} as const;

/**
 * How a video lies in its box [5.11]: as large as its width asks, whole within it, or over all of
 * it.
 */
export type VideoMode = 'none' | 'fit' | 'fill';

/** The words of `VideoMode`. */
export const videoModes = ['none', 'fit', 'fill'] as const satisfies readonly VideoMode[];

/** Width by height of a video that does not tell: its height is 56.3 % of its width [9.20]. */
export const fallbackRatio = 100 / 56.3;

/** How long the size must have been the same before files are chosen anew, in ms [9.20]. */
export const resizeTimeout = 1000;

/** How long the overlay takes to fade away, in ms [9.20]. */
export const fadeDuration = 1000;

/** How long the overlay takes to come back, in ms [9.20]. */
export const returnDuration = 300;

/** After how long without an answer of the player the visitor is told, in ms; ours. */
export const answerTimeout = 10_000;
