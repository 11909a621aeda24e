import { readBlockJson, type BlockContext } from '@frontage/core-lifecycle/dom';
import { readMarqueeOptions } from './marquee-options';
import { marqueeAttributes, marqueeParts } from './marquee.parts';
import { mountMarquee, type MarqueeData } from './mount-marquee';

/** Reads our markup; never throws. */
export function read(root: HTMLElement): MarqueeData {
  return {
    display: root.querySelector<HTMLElement>(`.${marqueeParts.display}`),
    words: root.querySelector<HTMLElement>(`.${marqueeParts.words}`),
    options: readMarqueeOptions(readBlockJson(root, marqueeAttributes.options)),
    stop: root.getAttribute(marqueeAttributes.stop) ?? '',
    play: root.getAttribute(marqueeAttributes.play) ?? '',
  };
}

/** Lets the words pass. */
export function mount(root: HTMLElement, data: MarqueeData, context: BlockContext): () => void {
  return mountMarquee(root, data, context);
}
