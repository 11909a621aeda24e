/** Measures of a tooltip, in px and ms [9.21]. */
export const tooltipMeasures = {
  /** How long the pointer or the focus rests before it is shown. */
  delay: 1_200,
  width: 250,
  /** Between the pointer and the tooltip. */
  mouseOffset: 15,
  /** Between the tooltip and the edges of the window. */
  edgeMargin: 20,
  /** How long it takes to appear. */
  duration: 300,
} as const;

/** Measures of a confirmation, in px and ms [9.21]. */
export const confirmationMeasures = {
  width: 350,
  padding: 20,
  /** How long it takes to appear and to leave. */
  duration: 300,
  /** After this time it is gone, whether or not its movement has ended. */
  hideTimeout: 600,
  /** Its scale at the end of leaving. */
  hiddenScale: 0.94,
} as const;

/** How long an information pop-up is shown, in ms [4.15]. */
export const informationTime = 2_000;
