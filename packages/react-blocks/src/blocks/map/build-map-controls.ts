import type { MapViewOptions } from './map-view';
import { mapParts } from './map.parts';

/** Makes the buttons that bring the map closer, and take it further away. */
export function buildMapControls(
  { box, texts }: MapViewOptions,
  zoomBy: (step: 1 | -1) => void,
): HTMLElement {
  const { ownerDocument: document } = box;
  const controls = document.createElement('div');
  controls.className = mapParts.controls;
  for (const [sign, label, step] of [
    ['+', texts.closer, 1],
    ['−', texts.further, -1],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () => zoomBy(step));
    controls.append(button);
  }
  return controls;
}
