/** One item of an accordion, whatever its markup. */
export interface AccordionItem {
  /** The element to click. */
  readonly trigger: HTMLElement;
  /** The element that opens. */
  readonly panel: HTMLElement;
  isOpen(): boolean;
  /** Opens or closes at once, without animation. */
  setOpen(open: boolean): void;
}

/** The data in an accordion's markup. */
export interface AccordionData {
  /** Whether several items may be open at once. */
  readonly multiple: boolean;
  readonly items: readonly AccordionItem[];
  /** Prepares the markup for the animation; the result restores it. */
  prepare(): () => void;
}

/**
 * Decides which items change when one is toggled [4.18]: itself and, if only one may be open, those
 * that are open.
 *
 * @param open which items are open, by index
 * @returns the new state of each item that changes
 */
export function toggleAccordionItem(
  open: readonly boolean[],
  index: number,
  multiple: boolean,
): ReadonlyMap<number, boolean> {
  const changes = new Map<number, boolean>();
  const opens = open[index] === false;
  if (open[index] !== undefined) changes.set(index, opens);
  if (!opens || multiple) return changes;
  open.forEach((isOpen, index) => {
    if (isOpen) changes.set(index, false);
  });
  return changes;
}
