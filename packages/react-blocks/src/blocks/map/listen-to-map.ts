import type { Teardown } from '@frontage/core-lifecycle';
import type { MapPoint } from './covering-tiles';
import type { MapViewOptions } from './map-view';

/** How far an arrow key moves the map, in px. */
const keyStep = 80;

/** What keys and pointers do with a map. */
export interface MapActs {
  /** Moves the view, in px. */
  move(x: number, y: number): void;
  zoomBy(step: 1 | -1): void;
}

/** Listens to keys, pointers and the wheel on a map. @returns ends it */
export function listenToMap(
  plane: HTMLElement,
  marker: HTMLElement,
  { options, context }: MapViewOptions,
  { move, zoomBy }: MapActs,
): Teardown {
  const { window } = context;
  const ended = new AbortController();
  const { signal } = ended;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(-keyStep, 0),
    ArrowRight: () => move(keyStep, 0),
    ArrowUp: () => move(0, -keyStep),
    ArrowDown: () => move(0, keyStep),
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
  };

  plane.addEventListener(
    'keydown',
    (event) => {
      const act = event.target === plane ? keys[event.key] : undefined;
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
  if (options.draggable) {
    let dragged: MapPoint | undefined;
    plane.addEventListener(
      'pointerdown',
      ({ target, clientX, clientY, pointerId }) => {
        if (target instanceof window.Node && marker.contains(target)) return;
        dragged = { x: clientX, y: clientY };
        plane.setPointerCapture(pointerId);
      },
      { signal },
    );
    plane.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!dragged) return;
        move(dragged.x - clientX, dragged.y - clientY);
        dragged = { x: clientX, y: clientY };
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel'])
      plane.addEventListener(type, () => (dragged = undefined), { signal });
  }
  if (options.scrollwheel)
    plane.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !plane.contains(window.document.activeElement)) return;
        event.preventDefault();
        zoomBy(event.deltaY < 0 ? 1 : -1);
      },
      { signal, passive: false },
    );
  return () => ended.abort();
}
