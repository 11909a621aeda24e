import type { MarqueeTrack } from './create-marquee-track';
import type { MarqueeOptions } from './marquee-options';
import {
  marqueeCopies,
  marqueeDuration,
  marqueeSegment,
  marqueeSwing,
  marqueeWave,
  waveLine,
} from './marquee.model';
import { marqueeParts } from './marquee.parts';

/** Between two copies: spaces that SVG does not join. */
const gap = '\u{A0}\u{A0}\u{A0}';

/**
 * Draws copies of the words along a wave, on which they move on by one copy again and again.
 *
 * @returns undefined where there is no room for them
 */
export function createMarqueeWave(
  display: HTMLElement,
  words: HTMLElement,
  options: MarqueeOptions,
): MarqueeTrack | undefined {
  const { ownerDocument: document } = display;
  const region = display.clientWidth;
  const segment = marqueeSegment(options.waveFrequency);
  const amplitude = marqueeSwing(options.waveIntensity, segment);
  const size = parseFloat(getComputedStyle(display).fontSize) || 16;
  const height = 2 * amplitude + waveLine * size;
  const middle = height / 2 + size / 3;
  const id = freeId(document);
  const svg = svgPart(document, 'svg', { class: marqueeParts.wave, 'aria-hidden': 'true' });
  svg.setAttribute('width', String(region));
  svg.setAttribute('height', String(height));
  const wave = marqueeWave(region, segment, amplitude, middle);
  const line = svgPart(document, 'path', { id, fill: 'none', d: wave });
  const text = svgPart(document, 'text', { fill: 'currentColor' });
  const along = svgPart(document, 'textPath', { href: `#${id}` });
  const measure = svgPart(document, 'text', { visibility: 'hidden' });
  const unitText = wordsOf(words);
  measure.textContent = unitText;
  text.append(along);
  svg.append(line, text, measure);
  display.append(svg);

  const unit = measure.getComputedTextLength();
  measure.remove();
  if (marqueeCopies(region, unit) === 0) {
    svg.remove();
    return undefined;
  }
  // A wave is longer than its region is wide.
  const copies = marqueeCopies(line.getTotalLength(), unit);
  along.textContent = unitText.repeat(copies);
  const way = [0, -unit];
  if (options.animationDirection === 'right') way.reverse();
  along.append(
    svgPart(document, 'animate', {
      attributeName: 'startOffset',
      values: way.join(';'),
      dur: `${marqueeDuration(unit, options.animationSpeed)}ms`,
      repeatCount: 'indefinite',
    }),
  );
  svg.pauseAnimations();
  return {
    play: () => svg.unpauseAnimations(),
    pause: () => svg.pauseAnimations(),
    destroy: () => svg.remove(),
  };
}

/** What passes, with a gap after each item. */
function wordsOf(words: HTMLElement): string {
  const items = words.children.length > 0 ? [...words.children] : [words];
  return items.map(({ textContent }) => `${textContent.trim()}${gap}`).join('');
}

function svgPart<Name extends keyof SVGElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Text follows a line by its id. */
function freeId(document: Document): string {
  let number = 1;
  while (document.getElementById(`marquee-wave-${number}`)) number++;
  return `marquee-wave-${number}`;
}
