import type { Advice } from './advice';
import { contrastOf, layOver, type Color } from './contrast-of';
import type { PageBlockRoot } from './list-page-blocks';
import { pictureBehind } from '../elements/picture-behind';
import { shortWords } from './short-words';

/** What words need, by WCAG 2.2 AA: less where they are large. */
const least = { text: 4.5, large: 3 };

/** Sizes from which words count as large, in px. */
const large = { size: 24, boldSize: 18.66, boldWeight: 700 };

/**
 * Finds words that stand out too little. Words over a picture are left out, since their ground
 * varies; over that of a section they count, since its veil must do for any picture.
 *
 * @param block as the page shows it
 * @param readColor reads a colour as the browser computes it
 */
export function adviseContrast(
  { id, root }: PageBlockRoot,
  readColor: (color: string) => Color,
): readonly Advice[] {
  const window = root.ownerDocument.defaultView;
  if (!window) return [];
  const styleOf = (node: Element, part?: string) => window.getComputedStyle(node, part);
  const said = new Set<string>();
  const advice: Advice[] = [];
  for (const [holder, words] of wordsByHolder(root)) {
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (holder.closest(':disabled,[aria-disabled=true],option')) continue;
    const grounds = groundsOf(holder, root, styleOf, readColor);
    if (grounds.length === 0) continue;
    const style = styleOf(holder);
    const color = readColor(style.color);
    const ratio = Math.min(...grounds.map((ground) => contrastOf(layOver(ground, color), ground)));
    const needed = isLarge(style) ? least.large : least.text;
    const look = `${style.color} ${grounds.join()} ${needed}`;
    // The same colours in one block are one matter.
    if (ratio >= needed || said.has(look)) continue;
    said.add(look);
    advice.push({
      code: 'contrast',
      values: {
        words: shortWords(words),
        // Rounded down: 4.49 is not enough.
        ratio: `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`,
        least: `${needed}:1`,
      },
      block: id,
    });
  }
  return advice;
}

/** The elements that hold words of their own, each with its first words. */
function wordsByHolder(root: HTMLElement): ReadonlyMap<HTMLElement, string> {
  const found = new Map<HTMLElement, string>();
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: holder, nodeValue } = node;
    if (holder && nodeValue?.trim() && !found.has(holder)) found.set(holder, nodeValue);
  }
  return found;
}

/**
 * The colours that may be behind an element; none where they cannot be known, such as over a
 * picture. Behind the veil of a section's picture there may be anything from black to white.
 */
function groundsOf(
  from: HTMLElement,
  root: HTMLElement,
  styleOf: (node: Element, part?: string) => CSSStyleDeclaration,
  readColor: (color: string) => Color,
): readonly Color[] {
  const layers: Color[] = [];
  let bases: readonly Color[] = [white];
  for (let node: HTMLElement | null = from; node; node = node.parentElement) {
    const { backgroundImage, backgroundColor, position } = styleOf(node);
    if (backgroundImage !== 'none') return [];
    const layer = readColor(backgroundColor);
    const picture = pictureBehind(node);
    if (picture) {
      const [red, green, blue] = layer;
      layers.push([red, green, blue, Number(styleOf(picture, '::after').opacity)]);
      bases = [white, black];
      break;
    }
    layers.push(layer);
    if (layer[3] === 1) break;
    // What lies over its neighbours may lie over a picture.
    if (root.contains(node) && position === 'absolute') return [];
  }
  return bases.map((base) => layers.reduceRight((ground, layer) => layOver(ground, layer), base));
}

const white: Color = [255, 255, 255, 1];
const black: Color = [0, 0, 0, 1];

function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const size = Number.parseFloat(fontSize);
  return size >= large.size || (size >= large.boldSize && Number(fontWeight) >= large.boldWeight);
}
