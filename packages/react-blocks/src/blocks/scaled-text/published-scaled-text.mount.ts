import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { fitScaledText, scaledTextMeasures } from './fit-scaled-text';
import { followRoom } from './follow-room';
import { publishedWordsClass } from './scaled-text.parts';

/** Scaled text of published markup. */
export interface PublishedScaledText {
  readonly words: HTMLElement | null;
  /** What has a size of its own: headings and paragraphs, or the words themselves. */
  readonly lines: readonly HTMLElement[];
}

/** Reads published markup; never throws. */
export function read(root: HTMLElement): PublishedScaledText {
  const words = root.querySelector<HTMLElement>(`.${publishedWordsClass}`);
  const lines = [...(words?.querySelectorAll<HTMLElement>('h1,h2,h3,h4,p') ?? [])];
  return { words, lines: words && lines.length === 0 ? [words] : lines };
}

/**
 * Fits the words into their room, as ours are [5.14]; several lines keep their proportions. What an
 * earlier runtime had measured is measured anew.
 */
export function mount(
  root: HTMLElement,
  { words, lines }: PublishedScaledText,
  context: BlockContext,
): Teardown | undefined {
  const { window } = context;
  if (!words) return undefined;
  const changes = createMarkupChanges(window.document);
  for (const element of new Set([words, ...lines])) changes.keep(element, ['style']);

  function fit(): void {
    if (!words) return;
    for (const line of lines) line.style.removeProperty('font-size');
    Object.assign(words.style, { display: 'inline-block', whiteSpace: 'nowrap' });
    const sizes = lines.map((line) => parseFloat(window.getComputedStyle(line).fontSize));
    const least = Math.min(...sizes);
    let size = least;
    for (let round = 0; round < scaledTextMeasures.rounds; round++) {
      const lineWidth = words.getBoundingClientRect().width;
      // Letters of whole pixels may be too wide for a little; each round leaves them a pixel more.
      const room = root.clientWidth - round;
      const fitting = fitScaledText({ lineWidth, size, room });
      if (fitting === undefined || (lineWidth <= root.clientWidth && round > 0)) break;
      size = fitting;
      lines.forEach((line, index) => {
        line.style.fontSize = `${((sizes[index] ?? least) * size) / least}px`;
      });
    }
    if (size <= scaledTextMeasures.leastSize) words.style.whiteSpace = '';
  }

  const unfollow = followRoom(root, fit, context);
  return () => {
    unfollow();
    changes.undo();
  };
}
