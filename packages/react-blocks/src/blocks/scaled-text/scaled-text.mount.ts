import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { fitScaledText, scaledTextMeasures } from './fit-scaled-text';
import { followRoom } from './follow-room';
import { scaledTextParts, scaledTextSize } from './scaled-text.parts';

/** A line and what is measured of it. */
export interface ScaledTextData {
  readonly line: HTMLElement | null;
  readonly words: HTMLElement | null;
  readonly shrinks: boolean;
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): ScaledTextData {
  const line = root.querySelector<HTMLElement>(`.${scaledTextParts.line}`);
  return {
    line,
    words: line?.querySelector('span') ?? null,
    shrinks: root.hasAttribute(scaledTextParts.shrinks),
  };
}

/** Fits the line into its room: at once, when its fonts are there, and when the room changes. */
export function mount(root: HTMLElement, data: ScaledTextData, context: BlockContext): Teardown {
  const { window } = context;
  const { line, words } = data;
  if (!line || !words) return () => {};
  const changes = createMarkupChanges(window.document);
  changes.keep(root, ['style']);
  changes.keep(words, ['style']);

  function fit(): void {
    if (!line || !words) return;
    const { leastSize } = scaledTextMeasures;
    root.style.removeProperty(scaledTextSize);
    words.style.whiteSpace = 'nowrap';
    let size = parseFloat(window.getComputedStyle(line).fontSize);
    const most = data.shrinks ? size : undefined;
    for (let round = 0; round < scaledTextMeasures.rounds; round++) {
      const lineWidth = words.getBoundingClientRect().width;
      const room = line.clientWidth;
      const fitting = fitScaledText({ lineWidth, size, room, most });
      if (fitting === undefined || fitting === size) break;
      if (lineWidth <= room && fitting - size < 0.05) break;
      size = fitting;
      root.style.setProperty(scaledTextSize, `${size}px`);
    }
    if (size <= leastSize) words.style.whiteSpace = '';
  }

  const unfollow = followRoom(line, fit, context);
  return () => {
    unfollow();
    changes.undo();
  };
}
