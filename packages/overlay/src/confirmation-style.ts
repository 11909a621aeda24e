/** How a confirmation ends. */
export type ConfirmationOutcome = 'confirm' | 'cancel' | 'reject';

/** The styles of a confirmation by their numbers [5.14]. */
export const confirmationStyles = {
  confirmOrReject: 0,
  confirmOrCancel: 1,
  confirmOnly: 2,
  noButtons: 3,
} as const;

/** The number of a style. */
export type ConfirmationStyle = (typeof confirmationStyles)[keyof typeof confirmationStyles];

const buttons: Readonly<Record<ConfirmationStyle, readonly ConfirmationOutcome[]>> = {
  0: ['reject', 'confirm'],
  1: ['cancel', 'confirm'],
  2: ['confirm'],
  3: [],
};

/**
 * Gives the buttons of a style, in reading order. The first one has the focus, since it is the one
 * that changes nothing.
 */
export function confirmationButtons(style: ConfirmationStyle): readonly ConfirmationOutcome[] {
  return buttons[style];
}
