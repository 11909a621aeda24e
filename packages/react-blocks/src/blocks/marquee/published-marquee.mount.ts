import { readJson } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { readMarqueeOptions } from './marquee-options';
import { readPublishedMarqueeItems } from './marquee.published';
import { marqueeParts } from './marquee.parts';
import { marqueeTexts } from './marquee.texts';
import { mountMarquee, type MarqueeData } from './mount-marquee';

/** A published marquee, before it has our markup. */
export interface PublishedMarqueeData extends Pick<MarqueeData, 'options'> {
  readonly items: readonly string[];
}

/** Reads published markup: the JSON in its script element; never throws. */
export function read(root: HTMLElement): PublishedMarqueeData {
  const raw = readJson(root.querySelector('script.Marquee-props')?.textContent);
  return { options: readMarqueeOptions(raw), items: readPublishedMarqueeItems(raw, parseBody) };
}

function parseBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/**
 * Shows the words in markup of ours, in place of what an earlier run may have left, and lets them
 * pass. Without items the markup stays as it is.
 */
export function mount(
  root: HTMLElement,
  { items, options }: PublishedMarqueeData,
  context: BlockContext,
): () => void {
  if (items.length === 0) return () => {};
  const { document } = context.window;
  const changes = createMarkupChanges(document);
  changes.set(root.querySelector('.Marquee-display'), 'hidden', '');
  const display = document.createElement('div');
  display.className = marqueeParts.display;
  const words = document.createElement('p');
  words.className = marqueeParts.words;
  for (const item of items) {
    const element = document.createElement('span');
    element.textContent = item;
    words.append(element, ' ');
  }
  display.append(words);
  changes.put(display, () => root.append(display));
  changes.set(root, 'data-ready', 'true');
  const { stop, play } = marqueeTexts.english;
  const end = mountMarquee(root, { display, words, options, stop, play }, context);
  return () => {
    end();
    changes.undo();
  };
}
