import { Gallery } from '../blocks/gallery/Gallery';
import type { GalleryProps } from '../blocks/gallery/gallery-props';
import * as module from '../blocks/gallery/gallery.mount';
import { standInFrame } from './stand-in-player';
import { mountBlock, showMarkup, testContext } from './test-blocks';
import { testPictures } from './test-pictures';

/** Creates galleries of one test file: `close` ends them and leaves an empty page. */
export function createGalleryView() {
  const ends: (() => void)[] = [];

  /** A gallery on the page, in verbs. */
  async function openGallery(props: Partial<GalleryProps> = {}) {
    const slides = props.slides ?? testPictures(7);
    const root = showMarkup(<Gallery id="g" loading="eager" {...props} slides={slides} />);
    const shown = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
    const context = Object.assign(testContext({ reducedMotion: true }), {
      frameOf: standInFrame(),
    });
    // As it is before the script, so that what moves can be told.
    const before = shown.map((slide) => slide.getBoundingClientRect());
    for (const element of document.querySelectorAll<HTMLElement>('[data-block=gallery]'))
      ends.push(await mountBlock(element, module, context));
    return {
      root,
      slides: shown,
      end: () => ends.splice(0).forEach((end) => end()),
      before,
      context,
      active: () => shown.findIndex((slide) => slide.hasAttribute('data-active')),
      seen: () => shown.flatMap((slide, index) => (isSeen(slide) ? [index] : [])),
      press: (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click(),
      status: () => root.querySelector('[data-gallery-status]')?.textContent,
    };
  }

  function close(): void {
    for (const end of ends.splice(0)) end();
    document.body.replaceChildren();
    history.replaceState(undefined, '', location.pathname + location.search);
  }

  return { ends, openGallery, close };
}

function isSeen(slide: HTMLElement): boolean {
  const view = slide.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, width } = slide.getBoundingClientRect();
  return (
    width > 0 &&
    left < view.right - 1 &&
    right > view.left + 1 &&
    getComputedStyle(slide).visibility === 'visible'
  );
}
