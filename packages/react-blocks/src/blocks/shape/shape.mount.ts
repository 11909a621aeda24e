import type { Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  readBlockJson,
  type BlockContext,
} from '@frontage/core-lifecycle/dom';
import { placeDropShadow, readDropShadow, type DropShadow } from './drop-shadow';
import { shapeParts, shapeShadowAttribute, shapeValues } from './shape.parts';

/** A shape's box and its shadow. */
export interface ShapeData {
  readonly box: HTMLElement | null;
  readonly shadow: DropShadow;
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): ShapeData {
  return {
    box: root.querySelector<HTMLElement>(`.${shapeParts.box}`),
    shadow: readDropShadow(readBlockJson(root, shapeShadowAttribute)),
  };
}

/** Lets the shadow grow and shrink with the shape: it watches the size of its container [4.24]. */
export function mount(
  _root: HTMLElement,
  { box, shadow }: ShapeData,
  { window }: BlockContext,
): Teardown {
  if (!box) return () => {};
  const changes = createMarkupChanges(window.document);
  changes.keep(box, ['style']);
  const observer = new window.ResizeObserver(() => {
    const { x, y, blur } = placeDropShadow(shadow, box.clientWidth);
    box.style.setProperty(shapeValues.x, `${x}px`);
    box.style.setProperty(shapeValues.y, `${y}px`);
    box.style.setProperty(shapeValues.blur, `${blur}px`);
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    changes.undo();
  };
}
