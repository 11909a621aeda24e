/** The names of the controls, word for word [2.18]. */
export const lightboxLabels = {
  close: 'Close',
  previous: 'Previous Item',
  next: 'Next Item',
  caption: 'Toggle Caption',
} as const;

/** Says where in the set one is. */
export function counterMessage(index: number, count: number): string {
  return `${index + 1} of ${count}`;
}

/** An item could not be loaded. */
export function brokenMessage(alt = ''): string {
  return `This picture could not be loaded${alt && `: ${alt}`}`;
}

/** The link to the file of such an item. */
export const openFileLabel = 'Open the file';
