import type { Clock, Teardown } from '@frontage/core-lifecycle';
import { tooltipMeasures } from '../defaults';
import { placeTooltip } from '../place-tooltip';
import { moveLayer } from './move-layer';
import { openLayer } from './open-layer';

/** What a tooltip says, and where. */
export interface TooltipOptions {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  /** Whether the visitor asks for less motion: it then comes at once. */
  reducedMotion(): boolean;
  readonly text: string;
}

/** The class of a tooltip, for styles. */
export const tooltipClass = 'fr-tooltip';

/**
 * Gives an element a tooltip [9.21]: shown beside the pointer that rests on it, or below the
 * element that has the keyboard's focus, after 1.2 s. Escape, a press and scrolling hide it; the
 * pointer may move onto it. It is for the eye only: screen readers want the same text as the
 * element's description, which is the page's to give.
 *
 * @returns takes it away; calling it again does nothing
 */
export function mountTooltip(target: HTMLElement, options: TooltipOptions): Teardown {
  const { window, clock } = options;
  const { document } = window;
  const listening = new AbortController();
  let pointer: { x: number; y: number } | undefined;
  let timer: unknown;
  let shown: { readonly element: HTMLElement; readonly close: Teardown } | undefined;

  function later(run: () => void, ms: number): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(run, ms);
  }

  function show(): void {
    if (shown || !target.isConnected) return;
    const element = buildTooltip(document, options.text);
    document.body.append(element);
    element.showPopover();
    const box = target.getBoundingClientRect();
    const { left, top } = placeTooltip({
      pointer: pointer ?? { x: box.left, y: box.bottom },
      size: { width: element.offsetWidth, height: element.offsetHeight },
      view: { width: document.documentElement.clientWidth, height: window.innerHeight },
      isRightToLeft: window.getComputedStyle(target).direction === 'rtl',
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    if (!options.reducedMotion()) moveLayer(element, 'normal', tooltipMeasures.duration);
    element.addEventListener('pointerenter', () => clock.clearTimeout(timer));
    element.addEventListener('pointerleave', hide);
    const closeLayer = openLayer(window, { dismiss: hide });
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    const close = (): void => {
      closeLayer();
      window.removeEventListener('scroll', hide, { capture: true });
      element.remove();
    };
    shown = { element, close };
  }

  function hide(): void {
    clock.clearTimeout(timer);
    shown?.close();
    shown = undefined;
  }

  function onPointer({ type, pointerType, clientX, clientY }: PointerEvent): void {
    // A finger presses what it touches.
    if (pointerType === 'touch') return;
    pointer = { x: clientX, y: clientY };
    if (type === 'pointerenter' || !shown) later(show, tooltipMeasures.delay);
  }

  function onPointerLeave(): void {
    pointer = undefined;
    // Time to move onto the tooltip.
    if (shown) later(hide, tooltipMeasures.duration);
    else hide();
  }

  function onFocus(): void {
    if (target.matches(':focus-visible')) later(show, tooltipMeasures.delay);
  }

  const { signal } = listening;
  target.addEventListener('pointerenter', onPointer, { signal });
  target.addEventListener('pointermove', onPointer, { signal });
  target.addEventListener('pointerleave', onPointerLeave, { signal });
  target.addEventListener('focus', onFocus, { signal });
  target.addEventListener('blur', hide, { signal });
  target.addEventListener('pointerdown', hide, { signal });
  target.addEventListener('click', hide, { signal });
  return () => {
    listening.abort();
    hide();
  };
}

function buildTooltip(document: Document, text: string): HTMLElement {
  const { width, edgeMargin } = tooltipMeasures;
  const element = document.createElement('div');
  element.className = tooltipClass;
  // The page describes its element itself.
  element.ariaHidden = 'true';
  element.popover = 'manual';
  element.textContent = text;
  const { style } = element;
  style.position = 'fixed';
  style.inset = 'auto';
  style.margin = '0';
  style.boxSizing = 'border-box';
  style.inlineSize = `min(${width}px, 100vw - 2 * ${edgeMargin}px)`;
  return element;
}
