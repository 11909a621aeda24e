import { asElement } from '@frontage/core-lifecycle/dom';
import { wholePicture, zoomAt, clampView, type ZoomLimits, type ZoomView } from '../zoom-view';
import type { GestureHost } from './gesture-host';
import { zoomedAttribute } from './lightbox-parts';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** How far an arrow with Shift pans, in px: the view moves in the arrow's direction. */
const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/** The zoom factor of + and −. */
const keyStep = 1.5;

/** The zoom of the shown picture. */
export interface Zoom {
  isZoomed(): boolean;
  pan(dx: number, dy: number): void;
  /** One finger moved while the other one rests. */
  pinch(before: Point, now: Point, other: Point): void;
  /** Zooms in about a point, or out again. */
  toggle(point: Point): void;
  /** Zooms in or out about the middle; arrows with Shift pan. @returns whether the key does that */
  onKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean;
  onWheel(event: WheelEvent): void;
  reset(): void;
}

/**
 * Zooms the picture by a transform: up to its natural pixels, and at least up to three times its
 * size.
 */
export function createZoom({ window, dialog, slots, item, pictures }: GestureHost): Zoom {
  let view: ZoomView = wholePicture;

  /** Undefined if there is no picture to zoom. */
  function limits(): ZoomLimits | undefined {
    const image = slots.picture();
    if (!image?.offsetWidth || image.dataset.state) return undefined;
    const { offsetWidth: width, offsetHeight: height } = image;
    const most = Math.max(3, (item(0)?.content.width ?? image.naturalWidth) / width);
    return {
      box: { width: window.innerWidth, height: window.innerHeight },
      picture: { width, height },
      most,
    };
  }

  function draw(next: ZoomView, isSmooth = false): void {
    view = next;
    const image = slots.picture();
    if (!image) return;
    const { style } = image;
    style.transition = isSmooth ? '' : 'none';
    style.scale = next.scale === 1 ? '' : `${next.scale}`;
    style.translate = next.scale === 1 ? '' : `${next.x}px ${next.y}px`;
    dialog.toggleAttribute(zoomedAttribute, next.scale > 1);
    const content = item(0)?.content;
    if (!content || next.scale === 1) return;
    // The larger version stays after zooming out.
    const largest = Math.max(next.scale, Number(image.dataset.scale ?? 1));
    image.dataset.scale = `${largest}`;
    enlarge(image, pictures.address(content, largest));
  }

  function fromMiddle({ clientX, clientY }: Point): { x: number; y: number } {
    return { x: clientX - window.innerWidth / 2, y: clientY - window.innerHeight / 2 };
  }

  function zoom(factor: number, point: Point, isSmooth?: boolean): void {
    const within = limits();
    if (within) draw(zoomAt(view, factor, fromMiddle(point), within), isSmooth);
  }

  function pan(dx: number, dy: number): void {
    const within = limits();
    if (within) draw(clampView({ ...view, x: view.x + dx, y: view.y + dy }, within));
  }

  function pinch(before: Point, now: Point, other: Point): void {
    const far = (point: Point): number =>
      Math.hypot(point.clientX - other.clientX, point.clientY - other.clientY) || 1;
    const middle = {
      clientX: (before.clientX + other.clientX) / 2,
      clientY: (before.clientY + other.clientY) / 2,
    };
    zoom(far(now) / far(before), middle);
    pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2);
  }

  function toggle(point: Point): void {
    const most = limits()?.most ?? 1;
    zoom(view.scale > 1 ? 0 : Math.min(most, 3), point, true);
  }

  return {
    isZoomed: () => view.scale > 1,
    pan,
    pinch,
    toggle,
    onKey({ key, shiftKey }) {
      const way = shiftKey ? arrows[key] : undefined;
      const isZoomed = view.scale > 1;
      if (way && isZoomed) pan(...way);
      else if (key === '+' || key === '=') zoom(keyStep, middleOf(window), true);
      else if (key === '-' && isZoomed) zoom(1 / keyStep, middleOf(window), true);
      else if (key.toLowerCase() === 'z') toggle(middleOf(window));
      else return false;
      return true;
    },
    onWheel(event) {
      // A long caption scrolls.
      if (!asElement(event.target).closest('[data-current]')) return;
      event.preventDefault();
      // A pinch on a trackpad is a wheel event with Ctrl, in small steps.
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), event);
    },
    reset() {
      if (view.scale > 1) draw(wholePicture);
    },
  };
}

function middleOf({ innerWidth, innerHeight }: Window): Point {
  return { clientX: innerWidth / 2, clientY: innerHeight / 2 };
}

/**
 * Loads a picture in a larger width. The present one stays until that has loaded, and if it fails.
 */
function enlarge(image: HTMLImageElement, address: string): void {
  if (image.getAttribute('src') === address || image.dataset.larger === address) return;
  image.dataset.larger = address;
  // It loads and decodes although it is not in the document.
  const larger = image.ownerDocument.createElement('img');
  larger.src = address;
  larger.decode().then(
    () => {
      if (image.dataset.larger === address) image.src = address;
    },
    () => {},
  );
}
