import { createDebounce, type Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { fitScaledText, scaledTextMeasures } from './fit-scaled-text';
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

/** Letters of many fonts are wider, or closer, the larger they are: so it is measured again. */
const mostRounds = 4;

/** Fits the line into its room: at once, when its fonts are there, and when the room changes. */
export function mount(root: HTMLElement, data: ScaledTextData, context: BlockContext): Teardown {
  const { window, clock, signal } = context;
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
    for (let round = 0; round < mostRounds; round++) {
      const lineWidth = words.getBoundingClientRect().width;
      const fitting = fitScaledText({ lineWidth, size, room: line.clientWidth, most });
      if (fitting === undefined || Math.abs(fitting - size) < 0.05) break;
      size = fitting;
      root.style.setProperty(scaledTextSize, `${size}px`);
    }
    if (size <= leastSize) words.style.whiteSpace = '';
  }

  let room = line.clientWidth;
  const later = createDebounce(clock, fit, scaledTextMeasures.debounce);
  const observer = new window.ResizeObserver(() => {
    if (line.clientWidth === room) return;
    room = line.clientWidth;
    later();
  });
  fit();
  observer.observe(line);
  void window.document.fonts.ready.then(() => signal.aborted || fit());
  return () => {
    observer.disconnect();
    later.cancel();
    changes.undo();
  };
}
