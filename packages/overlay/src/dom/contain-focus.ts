import type { Teardown } from '@frontage/core-lifecycle';
import { asElement } from '@frontage/core-lifecycle/dom';
import { resolveContainment, type FocusContainment } from '../focus-containment';
import { nextStop } from '../next-stop';
import { focusStops } from './focus-stops';
import { returnFocus } from './return-focus';

/** The document, and where in it the focus may be. */
export interface ContainFocusOptions extends FocusContainment<Element> {
  /** @default null */
  readonly container?: HTMLElement | null | undefined;
  readonly document: Document;
}

/**
 * Keeps the focus within a container, or where a predicate allows it [5.15]. Tab wraps round at the
 * edges; if the focus moves elsewhere, it returns to its last place. Use one at a time in a
 * document: two that exclude each other would fight. A native modal dialog does not need it.
 *
 * @returns releases the focus; calling it again does nothing
 * @throws TypeError with the message of [5.15] unless exactly one of container and predicate is set
 * @example
 * const release = containFocus({ container: panel, document });
 */
export function containFocus({ document, ...containment }: ContainFocusOptions): Teardown {
  const isInside = resolveContainment<Element>(containment);
  const stops = (): HTMLElement[] => focusStops(containment.container ?? document).filter(isInside);
  let last: Element | null = document.activeElement;

  function onFocusIn({ target }: FocusEvent): void {
    const element = asElement(target);
    if (isInside(element)) last = element;
    else goBack();
  }

  function goBack(): void {
    returnFocus([last && isInside(last) ? last : null, ...stops(), containment.container]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (
      event.key !== 'Tab' ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const list = stops();
    const index = list.findIndex((stop) => stop === document.activeElement);
    const next = nextStop(index, list.length, event.shiftKey);
    // The focus may be on an element within that Tab does not reach: then the browser handles Tab.
    if (
      next === undefined ||
      (index < 0 && document.activeElement && isInside(document.activeElement))
    )
      return;
    event.preventDefault();
    list[next]?.focus();
  }

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('keydown', onKeyDown);
  };
}
